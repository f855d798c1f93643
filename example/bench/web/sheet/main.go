// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Command sheet is the smallest program with a grid, for a browser: one grid that fills the page.
package main

import (
	"strconv"

	"gioui.org/layout"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/example/bench/web/window"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

const (
	rows    = 100_000
	columns = 100
)

func main() {
	g := newGrid()
	window.Run("sheet", func(gtx layout.Context, th *material.Theme) {
		for {
			if _, ok := g.Update(gtx); !ok {
				break
			}
		}
		style := gridui.NewWith(th, g)
		style.Faces = window.Faces
		style.Lines = theme.LinesBoth
		style.Layout(gtx)
	})
}

// newGrid returns a grid of numbers of 7 to 9 digits, few of which occur on two screens. Each row is its own number.
func newGrid() *gridui.Grid[int] {
	g := &gridui.Grid[int]{}
	for c := range columns {
		id := strconv.Itoa(c)
		g.Columns = append(g.Columns, gridui.Field(id, "Column "+id, func(row int) float64 {
			return float64((row*977+c*131071)&(1<<20-1)*7+1000) + float64(c)/100
		}).Format(amount).Width(100))
	}
	g.ColumnPinning = option.ColumnPinning{Left: []string{"0"}}
	g.SetSource(numbers(rows))
	return g
}

func amount(v float64) string { return strconv.FormatFloat(v, 'f', 2, 64) }

// numbers is a source of a number of rows.
type numbers int

func (n numbers) Len() int     { return int(n) }
func (n numbers) At(i int) int { return i }
