// Parts whose texts a browser's translator has replaced (Q94).
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '@/ui/Button'
import { Marked } from '@/ui/Marked'
import { withNames } from '@/ui/Name'

/** Puts a copy of every text into elements in its place, as Chrome does. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest('font')) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}

it('a button becomes busy and gets another text', () => {
  const { rerender, container } = render(<Button>Hyr</Button>)
  translate(container)
  rerender(<Button loading>Duke hyrë…</Button>)
  expect(screen.getByRole('button')).toHaveTextContent(/^Duke hyrë…$/)
  translate(container)
  rerender(<Button>Hyr</Button>)
  expect(screen.getByRole('button', { name: 'Hyr' })).toBeEnabled()
})

it('other words are marked, and none', () => {
  const text = 'Kamarierë të sjellshëm, kafe e mirë'
  const { rerender, container } = render(<Marked text={text} typed="kamar" />)
  for (const typed of ['kafe', 'kam', '', 'mirë']) {
    translate(container)
    rerender(<Marked text={text} typed={typed} />)
    expect(container).toHaveTextContent(text)
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent.toLowerCase())).toEqual(
      typed ? [typed] : [],
    )
  }
})

it('names in a text are kept from the translator, and nothing else', () => {
  const { container } = render(<p>{withNames('Vlerëso: shkruaj FSHI për Sofra 7', 'Sofra 7')}</p>)
  expect(container).toHaveTextContent('Vlerëso: shkruaj FSHI për Sofra 7')
  const kept = [...container.querySelectorAll('[translate="no"]')].map((element) => element.textContent)
  expect(kept).toEqual(['Vlerëso', 'FSHI', 'Sofra 7'])
  expect(withNames('Pa emra')).toBe('Pa emra')
})
