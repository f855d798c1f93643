// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"image"
	"os"
	"strings"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/sqlcolumns"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// The README contains this function, with the type of its rows.
func TestReadmeShowsThisFunction(t *testing.T) {
	program, err := os.ReadFile("cities.go")
	require.NoError(t, err)
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	_, shown, ok := strings.Cut(string(program), "// showCities")
	require.True(t, ok)
	require.Contains(t, string(readme), "// showCities"+shown+"```\n")
}

func TestCitiesShow(t *testing.T) {
	db, err := openSample()
	require.NoError(t, err)
	defer db.Close()
	var grid gridui.Grid[city]
	rows, err := showCities(db, &grid)
	require.NoError(t, err)
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid.Invalidate = func() {
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &grid).Layout(gtx)
	})
	for h.Frame(); rows.Count().N < 3 || !rows.Count().Exact; h.Frame() {
		<-arrived
	}
	for _, ok := rows.Row(0); !ok; _, ok = rows.Row(0) {
		<-arrived
		h.Frame()
	}
	require.Equal(t, city{"Busan", 3_350_000}, rows.At(0))
}

// The catalogue of a table is enough to show and to edit it.
func TestCitiesShowByTheirCatalogue(t *testing.T) {
	db, err := openSample()
	require.NoError(t, err)
	defer db.Close()
	table := sqlrows.Table{Name: []string{"cities"}, Key: []string{"name"}, Columns: []sqlrows.Column{
		{ID: "name", Kind: value.KindText}, {ID: "people", Kind: value.KindNumber},
	}}
	source, err := sqlrows.New(sqlrows.Options{DB: db, Table: table, Dialect: sqlrows.SQLite()})
	require.NoError(t, err)
	var grid gridui.ChangeTrackingGrid[sqlrows.Row]
	arrived := make(chan struct{}, 1)
	grid.Invalidate = func() {
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[sqlrows.Row]{})
	defer rows.Close()
	grid.Columns, grid.Fields, grid.Editing.Enabled = sqlcolumns.Of(table), sqlcolumns.Fields(table), true
	grid.SetSource(rows)
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	h := gridtest.New(image.Pt(400, 300), gridui.New(th, &grid.Grid).Layout)
	until := func(done func() bool) {
		for h.Frame(); !done(); h.Frame() {
			if _, later := h.Wakeup(); later {
				h.Advance(20 * time.Millisecond)
			} else {
				<-arrived
			}
		}
	}
	until(func() bool { _, ok := rows.Row(0); return ok })
	h.Focus(grid.Tag())
	grid.FocusCell(0, "people")
	h.Settle()
	h.Type("3350001")
	h.Keys("Enter", "Ctrl+S")
	until(func() bool { return !grid.HasChanges() })
	var people int
	require.NoError(t, db.QueryRow("SELECT people FROM cities WHERE name = 'Busan'").Scan(&people))
	require.Equal(t, 3350001, people)
}
