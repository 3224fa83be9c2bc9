export default function Missing() {
  return <h1>Missing</h1>;
}
