export default function Credits() {
  return <h1>Credits</h1>;
}
