// accepted
export default function Two() {
  return null
}
