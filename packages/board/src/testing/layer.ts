/** A layer of the drawing, by its name: from its opening tag to the next layer. */
export function layer(svg: string, name: string): string {
  const start = svg.indexOf(`<g data-layer="${name}"`);
  let depth = 0;
  for (const tag of svg.slice(start).matchAll(/<(\/)?g\b[^>]*?(\/)?>/g)) {
    if (!tag[2]) depth += tag[1] ? -1 : 1;
    if (depth === 0) return svg.slice(start, start + tag.index + tag[0].length);
  }
  throw new Error(`no layer ${name}`);
}
