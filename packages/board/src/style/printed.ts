/** Line and white: trees and roofs as outlines, nothing that eats toner. */
import type { Land } from './land.js';
import { tones } from './tones.js';

export const PRINTED: Partial<Land> = {
  ground: '#ffffff',
  grain: ['#e4e4e0', '#f2f2ee'],
  fields: ['#f7f6f0', '#faf9f5'],
  furrow: '#dcdad0',
  hedge: '#bdbcb2',
  undergrowth: '#edf0e6',
  crowns: [
    tones('#6d7566', '#fbfcf9', '#ffffff'),
    tones('#6d7566', '#f1f4ec', '#ffffff'),
    tones('#6d7566', '#e4e9dd', '#ffffff'),
  ],
  heights: ['#f3eee2', '#ffffff'],
  contour: '#9a8e72',
  rock: tones('#77736a', '#e4e1d8', '#ffffff'),
  street: '#f0ede6',
  roofs: [
    tones('#5c5854', '#d9d5cf', '#efece8'),
    tones('#5c5854', '#c9c5be', '#e4e1dc'),
    tones('#5c5854', '#e6e3de', '#f5f3f0'),
  ],
  road: '#ffffff',
  roadEdge: '#77705f',
  verge: '#f4f1e8',
  bank: '#e9efe9',
  water: '#dfeaf1',
  ripple: '#9dbaca',
  marsh: '#eaf0e8',
  reed: '#8b9c80',
  outline: '#4d4d47',
  shadow: '#8a8a84',
  snow: false,
};
