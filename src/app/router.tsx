// The route table (ACC 2, DIR 2) under one pathless layout (Q02), and what happens on every change of place.
import { useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Later } from '@/ui/Later'
import { LocationReporter } from './effects/LocationReporter'
import { Navigator } from './effects/Navigator'
import { late } from './late'
import { Layout } from './layout/Layout'
import { NotFoundPage, pages } from './pages'

const LateEffects = late((chunk) => chunk.LateEffects)

/** All routes. The reporter comes first, so that the store knows a location before its page requests data. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const [landing] = useState(pathname)
  return (
    <>
      <LocationReporter />
      <Navigator />
      <Routes>
        <Route path={routes.homeAlias} element={<Navigate to={routes.home} replace />} />
        <Route path={routes.supportAlias} element={<Navigate to={routes.support} replace />} />
        <Route element={<Layout />}>
          {pages.map(({ name, path, Page }) => (
            <Route key={name} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <Later>
        <LateEffects landing={landing} />
      </Later>
    </>
  )
}
