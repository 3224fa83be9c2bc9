export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}
export declare function pathOf(folder: string, url: string): string | undefined;
export declare function serve(folder: string, port?: number, last?: number, patience?: number): Promise<Served>;
