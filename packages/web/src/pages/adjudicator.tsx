export default function Adjudicator() {
  return <h1>Adjudicator</h1>;
}
