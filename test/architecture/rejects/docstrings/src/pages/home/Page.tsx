// rejected: export without a docstring: export default
export default function Page() {
  return null
}
