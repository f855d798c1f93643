// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package treestage

import (
	"cmp"
	"fmt"
	"image"
	"strings"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// Branch is a row of a tree that can be edited.
type Branch struct{ ID, Up, Name string }

// DiskFile is a file or a folder by its path, which is its id.
type DiskFile struct {
	Path  string
	Bytes int64
	Owner string
}

func (f DiskFile) Names() []string { return strings.Split(f.Path, "/") }

// Kilo shows thousands.
func Kilo(n int64) string { return fmt.Sprintf("%d k", n/1000) }

// NewDisk returns files and folders. Some folders have rows, and some do not.
func NewDisk() []DiskFile {
	return []DiskFile{
		{"src", 900_000, "root"}, {"src/a.go", 1000, "kim"}, {"src/b.go", 2000, "lee"}, {"src/lib/c.go", 4000, "kim"},
		{"doc/en/index", 8000, "park"}, {"readme", 16_000, "kim"},
	}
}

// Part is a node of a bill of materials.
type Part struct {
	ID, Up string
	Name   string
	Cost   float64
	Parts  []Part
}

func PartColumns() []gridui.Column[Part] {
	return []gridui.Column[Part]{
		gridui.Field("name", "Part", func(p Part) string { return p.Name }).Width(200),
		gridui.Field("cost", "Cost", func(p Part) float64 { return p.Cost }),
	}
}

func Bicycle() []Part {
	return []Part{
		{ID: "bike", Name: "Bicycle", Cost: 100, Parts: []Part{
			{ID: "wheel", Name: "Wheel", Cost: 30, Parts: []Part{{ID: "rim", Name: "Rim", Cost: 9}, {ID: "hub", Name: "Hub", Cost: 12}}},
			{ID: "frame", Name: "Frame", Cost: 50},
		}},
		{ID: "pump", Name: "Pump", Cost: 7},
	}
}

func NewParts(set func(*gridui.Grid[Part])) *gridstage.Stage[Part] {
	return gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[Part]) {
		g.Columns = PartColumns()
		g.RowID = func(p Part) string { return p.ID }
		g.Tree = gridui.Tree[Part]{Children: func(p Part) []Part { return p.Parts }}
		set(g)
	})
}

// ByKeys compares parts by their names and costs.
func ByKeys(keys []option.SortKey) func(a, b Part) int {
	return func(a, b Part) int {
		for _, k := range keys {
			n := cmp.Compare(a.Cost, b.Cost)
			if k.ColumnID == "name" {
				n = cmp.Compare(a.Name, b.Name)
			}
			if k.Desc {
				n = -n
			}
			if n != 0 {
				return n
			}
		}
		return 0
	}
}
