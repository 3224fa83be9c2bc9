/** A part with its place before its name, unless the name begins with a number of its own. */
export const numbered = (place: number, title: string): string => (/^\d/.test(title) ? title : `${place} ${title}`);
