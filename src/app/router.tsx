// The route table (ACC 2, DIR 2) under one pathless layout (Q02), and what happens on every change of place.
import { useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Later } from '@/ui/Later'
import { LocationReporter } from './LocationReporter'
import { late } from './late'
import { Layout } from './layout/Layout'
import { Navigator } from './Navigator'
import { NotFoundPage, pages } from './pages'

const PageManners = late((chunk) => chunk.PageManners)

/** All routes. The reporter stands first, so that the store knows a place before the place's page asks for its data. */
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
        <PageManners landing={landing} />
      </Later>
    </>
  )
}
