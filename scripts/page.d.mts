export declare const PAGE: string;
export declare const PAGE_WITH_EXAMPLES: string;
export declare function buildPage(folder?: string): boolean;
