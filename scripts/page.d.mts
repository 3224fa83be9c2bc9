export declare const PAGE: string;
export declare function buildPage(): boolean;
