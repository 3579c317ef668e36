// The cities of the filter, in the forms in which people write them.
import { expect, it } from 'vitest'
import { cities } from '@/features/businesses/model/cities'
import { asCity } from '@/features/businesses/model/cityNames'
import { foldText } from '@/lib/cleanText'

/** The definite form: Tirana, Shkodra, Durrësi, Peshkopia, Korça. */
const definite = (city: string) => {
  const [, stem] = /^(.*?)(?:ër|[ëi])$/.exec(city) ?? []
  if (stem === undefined) return `${city}i`
  return `${stem}${city.endsWith('ër') ? 'r' : city.endsWith('i') ? 'i' : ''}a`
}

it('each city is known in the indefinite and the definite form and the genitive, without its marks, in any case', () => {
  const unknown = cities.flatMap((city) => {
    const form = definite(city)
    const genitive = form.endsWith('a') ? `${form.slice(0, -1)}ës` : `${form}t`
    const forms = [city, form, genitive].flatMap((one) => [
      one,
      foldText(one),
      one.toUpperCase(),
      ` në  ${one}, Shqipëri`,
    ])
    return forms.filter((one) => asCity(one) !== city)
  })
  expect(unknown).toEqual([])
})

it.each([
  ['Durazzo', 'Durrës'],
  ['Valona', 'Vlorë'],
  ['Scutari', 'Shkodër'],
  ['Argirocastro', 'Gjirokastër'],
])('%s is the Italian name of %s', (typed, city) => {
  expect(asCity(typed)).toBe(city)
})

it.each(['', 'Tira', 'Prishtinë', 'Rruga e Durrësit', 'Fushë-Krujë', 'Tirana Durrësi', 'bere', 'në'])(
  'what is no city alone stays as it is: %j',
  (typed) => {
    expect(asCity(typed)).toBe(typed)
  },
)
