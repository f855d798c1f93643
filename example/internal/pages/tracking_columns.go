// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/tracking"
)

// home is the country whose airports belong to states.
const home = "USA"

func (p *trackingPage) columns() []gridui.Column[*data.Airport] {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	return []gridui.Column[*data.Airport]{
		gridui.Field("iata", "IATA", airportID).Auto().
			Tooltip(func(gridui.CellContext[*data.Airport]) string {
				return in("The key of the row: a new one gets it from the server.", "행의 키입니다. 새 행의 키는 서버가 정합니다.")
			}),
		airportColumn("name", in("Airport", "공항"), func(a *data.Airport) *string { return &a.Name }).
			Flex(3).MinMax(136, 0).LongText().
			Validate(func(_ *data.Airport, v string) error { return p.worded(checkName(v)) }),
		airportColumn("city", in("City", "도시"), func(a *data.Airport) *string { return &a.City }).
			Flex(2).MinMax(100, 0),
		airportColumn("state", in("State", "주"), func(a *data.Airport) *string { return &a.State }).
			Auto().Options(states()...),
		airportColumn("country", in("Country", "국가"), func(a *data.Airport) *string { return &a.Country }).
			Auto().Options(countries()...),
		p.degrees("latitude", in("Latitude", "위도"), 90, func(a *data.Airport) *float64 { return &a.Latitude }),
		p.degrees("longitude", in("Longitude", "경도"), 180, func(a *data.Airport) *float64 { return &a.Longitude }),
	}
}

// airportColumn returns an editable column of a field of airports.
func airportColumn[V cmp.Ordered](id, header string, of func(*data.Airport) *V) *gridui.Typed[*data.Airport, V] {
	return gridui.Field(id, header, func(a *data.Airport) V { return *of(a) }).
		Edit(func(a **data.Airport, v V) { *of(*a) = v })
}

// degrees returns a column of angles between -most and most.
func (p *trackingPage) degrees(id, header string, most float64, of func(*data.Airport) *float64) gridui.Column[*data.Airport] {
	return airportColumn(id, header, of).
		Auto().Format(func(v float64) string { return fmt.Sprintf("%.4f°", v) }).
		Validate(func(_ *data.Airport, v float64) error { return p.worded(checkAngle(v, most)) })
}

// fault describes what is wrong with a value, in two languages. The zero value means a valid value.
type fault look.Text

// worded returns a fault as an error in the language of the page.
func (p *trackingPage) worded(f fault) error {
	if f == (fault{}) {
		return nil
	}
	return errors.New(look.Text(f).In(p.lang))
}

func checkName(v string) fault {
	if strings.TrimSpace(v) != "" {
		return fault{}
	}
	return fault{En: "a name is needed", Ko: "이름이 필요합니다"}
}

func checkAngle(v, most float64) fault {
	switch {
	case v >= -most && v <= most:
		return fault{}
	case most == 90:
		return fault{En: "from −90 to 90 degrees", Ko: "−90도에서 90도까지"}
	}
	return fault{En: "from −180 to 180 degrees", Ko: "−180도에서 180도까지"}
}

// validAirport reports whether an airport is complete. Its messages are in English, for the server.
func validAirport(a *data.Airport, _ tracking.RowStatus) (valid bool, wrong []tracking.FieldError) {
	check := func(field string, f fault) {
		if f != (fault{}) {
			wrong = append(wrong, tracking.FieldError{Field: field, Message: f.En})
		}
	}
	check("name", checkName(a.Name))
	if a.Country == home && a.State == "" {
		check("state", fault{En: "airports of the USA are in a state"})
	}
	return len(wrong) == 0, wrong
}

// airportFields lists the fields of an airport, by the ids of the columns.
var airportFields = []tracking.Field[*data.Airport]{
	airportField("iata", func(a *data.Airport) *string { return &a.IATA }),
	airportField("name", func(a *data.Airport) *string { return &a.Name }),
	airportField("city", func(a *data.Airport) *string { return &a.City }),
	airportField("state", func(a *data.Airport) *string { return &a.State }),
	airportField("country", func(a *data.Airport) *string { return &a.Country }),
	airportField("latitude", func(a *data.Airport) *float64 { return &a.Latitude }),
	airportField("longitude", func(a *data.Airport) *float64 { return &a.Longitude }),
}

// airportField returns a field that reads and writes a variable of a row.
func airportField[V any](name string, of func(*data.Airport) *V) tracking.Field[*data.Airport] {
	return tracking.Field[*data.Airport]{
		Name: name,
		Get:  func(a *data.Airport) any { return *of(a) },
		Set: func(a **data.Airport, value any) error {
			v, ok := value.(V)
			if !ok {
				return errors.New(name + " has another type")
			}
			*of(*a) = v
			return nil
		},
	}
}

// airportMapping names the fields as the server does.
var airportMapping = tracking.Mapping[*data.Airport]{Entries: []tracking.MapEntry[*data.Airport]{
	{Name: "code", Field: "iata"},
	{Name: "airport_name", Field: "name"},
	{Name: "city", Field: "city"},
	{Name: "state_code", Field: "state"},
	{Name: "country", Field: "country"},
	{Name: "position", Value: func(a *data.Airport) (any, error) { return [2]float64{a.Latitude, a.Longitude}, nil }},
}}

var (
	states    = sync.OnceValue(func() []string { return valuesOf(func(a *data.Airport) string { return a.State }) })
	countries = sync.OnceValue(func() []string { return valuesOf(func(a *data.Airport) string { return a.Country }) })
)

// valuesOf returns the distinct values of all airports, sorted.
func valuesOf(get func(*data.Airport) string) (values []string) {
	for _, a := range pointers(data.Airports()) {
		values = append(values, get(a))
	}
	slices.Sort(values)
	return slices.Compact(values)
}
