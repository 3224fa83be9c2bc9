export default function NewBattle() {
  return <h1>NewBattle</h1>;
}
