export default function Battle() {
  return <h1>Battle</h1>;
}
