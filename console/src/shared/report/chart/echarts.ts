import { BarChart, LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Imported lazily by the first chart on screen: a chunk of its own, with only the parts that charts use.
register([AriaComponent, BarChart, GridComponent, LineChart, SVGRenderer, TooltipComponent])

export { init }
export type { EChartsType } from 'echarts/core'
