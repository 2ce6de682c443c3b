import { listCitiesRoute } from './list-cities.ts'
import { listDepartmentsRoute } from './list-departments.ts'

export const geographyRoutes = [listDepartmentsRoute, listCitiesRoute]
