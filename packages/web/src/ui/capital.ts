/** As a sentence begins: books write their words in small letters. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
