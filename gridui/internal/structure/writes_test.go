// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// writesOf returns the writes of a package that imports another one, and contains a function with a
// body.
func writesOf(t *testing.T, body string) []string {
	t.Helper()
	view := build(t, "view", sources{"view.go": `
		type Point struct{ X, Y int }
		type Viewport struct{ Count int; At Point; Names map[string]int; Rows []int; Next *Viewport }
		func (v *Viewport) Move() { v.Count++ }
		func New() *Viewport { return nil }
		var Global Viewport`})
	data := build(t, "data", sources{"data.go": `
		type Set struct{ Rev int; Query Query }
		type Query struct{ Text string }`})
	p := build(t, "p", sources{
		"p.go": `
			import view "m/view"
			import data "m/data"
			type part struct{ view view.Viewport; to *view.Viewport; at view.Point; ends [2]view.Point; list []view.Point; own int; data *data.Set; query *data.Query }
			func (p *part) f(given *view.Viewport, copy view.Viewport) { ` + body + ` }`,
		"wire.go": `
			func (p *part) wire() { p.to.Count = 1 }`,
	}, view, data)
	var fields []string
	for _, part := range p.writes([]string{"view", "data.Set"}).Parts {
		fields = append(fields, part[len("p.go:6 "):])
	}
	return fields
}

func TestWritesToFieldsOfOtherPackages(t *testing.T) {
	for body, field := range map[string]string{
		"p.to.Count = 1":               "view.Count",
		"p.to.Count++":                 "view.Count",
		"p.view.Count += 2":            "view.Count", // the type has methods that change it
		"p.view.At.X = 3":              "view.X",
		"p.to.At.X = 3":                "view.X",
		"given.At = view.Point{}":      "view.At",
		`given.Names["a"] = 1`:         "view.Names",
		`delete(given.Names, "a")`:     "view.Names",
		"clear(p.to.Rows)":             "view.Rows",
		"p.to.Rows[0], p.own = 1, 2":   "view.Rows",
		"copy.Next.Count = 1":          "view.Count",
		"view.New().Count = 1":         "view.Count",
		"view.Global.Count = 1":        "view.Count",
		"func() { given.Count = 1 }()": "view.Count",
	} {
		require.Equal(t, []string{field}, writesOf(t, body), body)
	}
}

func TestWritesToOwnMemory(t *testing.T) {
	for _, body := range []string{
		"p.own = 1",
		"p.query.Text = \"\"", // no state
		"p.at.X = 1",          // a plain value
		"p.ends[1].X = 1",
		"p.to = given",
		"copy.Count = 1",
		"copy.At.X++",
		"var v view.Viewport; v.Count = 1",
		"given = nil",
		"p.view = view.Viewport{Count: 1}",
		"v := view.Point{}; v.X = p.view.Count",
		"_ = given.Count",
	} {
		require.Empty(t, writesOf(t, body), body)
	}
}
