/** 128 bits: nobody finds it by trying, however many dice he has seen. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
