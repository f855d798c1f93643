// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

type city struct {
	name, country string
	people        float64 // thousands
}

var cities = []city{
	{"Ulm", "Germany", 126}, {"Busan", "Korea", 3300}, {"Bonn", "Germany", 336},
	{"Seoul", "Korea", 9400}, {"Munich", "Germany", 1510},
}

// column returns a field of texts, like a typed column.
func column(get func(city) string) *rowmodel.Field {
	return &rowmodel.Field{Texts: func(dst []string, rows []int32) {
		for i, r := range rows {
			dst[i] = get(cities[r])
		}
	}}
}

var (
	byName    = column(func(c city) string { return c.name })
	byCountry = column(func(c city) string { return c.country })
	byPeople  = &rowmodel.Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = cities[r].people
		}
	}}
)

func ExampleModel() {
	var m rowmodel.Model
	m.Reset(len(cities))
	m.SetFilter(rowmodel.NumberIs{Field: byPeople, Op: rowmodel.Greater, A: 300})
	m.SetSort([]rowmodel.SortKey{{Field: byCountry}, {Field: byPeople, Descending: true}})
	if err := m.Refresh(); err != nil {
		fmt.Println(err)
	}
	for i := range m.Len() {
		fmt.Println(cities[m.Item(coord.Index(i))].name)
	}
	// Output:
	// Munich
	// Bonn
	// Seoul
	// Busan
}

func ExampleModel_Prepare() {
	var m rowmodel.Model
	m.Reset(len(cities))
	m.SetSort([]rowmodel.SortKey{{Field: byName}})
	done := make(chan struct{})
	m.Prepare().Start(func() { close(done) }) // a grid draws frames in the meantime
	fmt.Println(cities[m.Item(0)].name)
	<-done
	m.Adopt()
	fmt.Println(cities[m.Item(0)].name)
	// Output:
	// Ulm
	// Bonn
}

func ExampleModel_Apply() {
	var m rowmodel.Model
	m.Reset(len(cities))
	m.SetSort([]rowmodel.SortKey{{Field: byPeople}})
	_ = m.Refresh()
	fmt.Println(cities[m.Item(0)].name)
	cities[2].people = 90
	_ = m.Apply(rowmodel.Changes{Updated: []int32{2}})
	fmt.Println(cities[m.Item(0)].name)
	cities[2].people = 336
	// Output:
	// Ulm
	// Bonn
}

func ExampleShape_groups() {
	var m rowmodel.Model
	m.Reset(len(cities))
	m.SetShape(rowmodel.Shape{
		Groups:     []*rowmodel.Field{byCountry},
		Aggregates: []rowmodel.Aggregate{{Field: byPeople, Function: rowmodel.Sum}},
		OpenGroup:  func(g *rowmodel.Groups, i int) bool { return cities[g.List[i].Record()].country == "Korea" },
	})
	_ = m.Refresh()
	groups := m.Groups()
	for i := range m.Len() {
		item := m.Item(coord.Index(i))
		if item >= 0 {
			fmt.Println("  ", cities[item].name)
			continue
		}
		group := groups.List[^item]
		fmt.Println(cities[group.Record()].country, group.Len(), groups.Values[0][^item])
	}
	fmt.Println("total", groups.Values[0][0])
	// Output:
	// Germany 3 1972
	// Korea 2 12700
	//    Busan
	//    Seoul
	// total 14672
}

func ExampleShape_tree() {
	names := []string{"root", "a", "b", "a1"}
	var m rowmodel.Model
	m.Reset(len(names))
	m.SetShape(rowmodel.Shape{
		Tree:    rowmodel.NewTree([]int32{-1, 0, 0, 1}),
		OpenRow: func(_ coord.Record, depth int, held bool) bool { return held || depth < 1 },
	})
	_ = m.Refresh()
	show := func() {
		var shown []string
		for i := range m.Len() {
			shown = append(shown, names[m.Item(coord.Index(i))])
		}
		fmt.Println(shown)
	}
	show()
	m.Outline().SetOpen(m.Outline().Place(1), true)
	show()
	// Output:
	// [root a b]
	// [root a a1 b]
}

func ExampleFindValues() {
	v := rowmodel.FindValues(byCountry, len(cities), rowmodel.NumberIs{Field: byPeople, Op: rowmodel.Less, A: 5000}, 1000)
	if err := v.Run(); err == nil {
		fmt.Println(v.List)
	}
	// Output: [{Germany 3} {Korea 1}]
}

func ExamplePage_Resize() {
	p := rowmodel.Page{Index: 3, Size: 20}
	fmt.Println(p.Rows(75))
	fmt.Println(p.Resize(50).Rows(75))
	// Output:
	// 60 75
	// 50 75
}

func ExampleMarks() {
	var marks rowmodel.Marks
	marks.PutAll(true)
	marks.Put(7, false)
	fmt.Println(marks.Count(1_000_000))
	fmt.Println(rowmodel.ShareOf(marks.Count(1_000_000), 1_000_000) == rowmodel.Some)
	// Output:
	// 999999
	// true
}
