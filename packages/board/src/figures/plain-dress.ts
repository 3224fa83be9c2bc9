/** What figures wear of whom nothing is said. */
import type { Dress, Side } from '@umpire/engine';

const PLAIN: Omit<Dress, 'coat' | 'flag'> = { trim: '#f2efe6', legs: '#6e6657', head: 'brim', hat: '#2a2622' };

export const PLAIN_DRESS: Readonly<Record<Side, Dress>> = {
  a: { ...PLAIN, coat: '#9a4438', flag: { design: 'cross', colours: ['#b4232c', '#fbf7ec'] } },
  b: { ...PLAIN, coat: '#48659a', flag: { design: 'level', colours: ['#1e56a8', '#fbf7ec', '#1e56a8'] } },
};
