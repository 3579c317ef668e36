// A drawing in the document itself.

/** The drawing of a lost connection, which no file can bring then: it waits in the document, for ui/Picture. */
export default function OfflineDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0">
      <symbol
        id="offline"
        viewBox="0 0 120 90"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M16 78h88v7H16zM86 22h22v24H86z" fill="currentColor" stroke="none" opacity=".2" />
        <path d="M28 43L37 17h18l9 26z" fill="var(--accent)" />
        <path
          d="M34 78c0-5 4-8 12-8s12 3 12 8zM83 68h6a4 4 0 0 1 0 8h-6zM87 22h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H87a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3z"
          fill="var(--surface)"
        />
        <path d="M8 78h104M18 78v7M102 78v7M46 43v27M36 43v10M58 75c12 0 8-16 17-16 8 0 4 13 8 13M93 70h5M93 74h5M92 32v4M100 32v4" />
        <path d="M33.5 55.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z" fill="var(--gold)" />
        <path d="M79 52l-4 3M96 52v5M78 34h-5M112 54l3 3" stroke="var(--gold)" />
      </symbol>
    </svg>
  )
}
