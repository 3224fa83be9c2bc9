/** As a sentence, or a label, begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
