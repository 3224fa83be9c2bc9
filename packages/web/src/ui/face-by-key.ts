/** The face of a die that a key names: a digit is the face that has it, nought is ten where there is no nought. */
export function faceByKey(key: string, faces: readonly unknown[]): number | undefined {
  if (!/^\d$/.test(key)) return undefined;
  return [Number(key), ...(key === '0' ? [10] : [])].find(face => faces.includes(face));
}
