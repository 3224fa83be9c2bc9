import type { Plugin } from 'vite';

/**
 * The names of a CSS module as constants of their own, not as one object of all of them: each is written where it is
 * used, and those of no use to a page are left out of it. A first battle is 1.5 kB lighter for it.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'class-names',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
        handler: code => code.replace(/^import (\w+) from ('[^']+\.module\.css');$/gm, 'import * as $1 from $2;'),
      },
    },
    {
      // a sheet whose names were all written elsewhere is still worn
      name: 'class-names:sheets',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
