// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// analyseColumns returns columns of flights whose values can be grouped, counted and summed up.
func analyseColumns(l look.Lang) []gridui.Column[*data.Flight] {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(l) }
	city := func(code string) string { a, _ := data.AirportByIATA(code); return a.City }
	number := func(id, name string, of func(*data.Flight) int) gridui.Column[*data.Flight] {
		return gridui.Field(id, name, of).Flex(1).MinMax(110, 0).
			Aggregate(option.AggregateAverage, option.AggregateSum, option.AggregateMin, option.AggregateMax).
			AggregateFormat(func(v float64) string { return fmt.Sprintf("%.1f", v) })
	}
	return []gridui.Column[*data.Flight]{
		gridui.Time("date", in("Date", "날짜"), func(f *data.Flight) time.Time { return f.Date }).Width(170),
		gridui.Field("origin", in("From", "출발"), func(f *data.Flight) string { return f.Origin }).Width(100),
		gridui.Field("city", in("City", "도시"), func(f *data.Flight) string { return city(f.Origin) }).Flex(2).MinMax(130, 0),
		gridui.Field("destination", in("To", "도착"), func(f *data.Flight) string { return f.Destination }).Width(100),
		number("delay", in("Delay (min)", "지연(분)"), func(f *data.Flight) int { return f.Delay }),
		number("distance", in("Distance (mi)", "거리(마일)"), func(f *data.Flight) int { return f.Distance }),
	}
}
