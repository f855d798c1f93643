// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"
	"strings"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filterbar"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/keylist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/profile"
	"github.com/giogrid/giogrid/gridui/valueview"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage"
	"github.com/giogrid/giogrid/storage/export"
)

// tools holds the widgets that examine a table in addition to the grid's own. The zero value is ready.
type tools struct {
	groups  grouppanel.Panel
	filters filterbar.Bar
	profile profile.Profile
	formats formats.Formats
	made    calculated.Columns
	value   valueview.Viewer
	keys    keylist.List

	find, export, whole look.Button
	// exports holds the user's choices for exports.
	exports exports.Choices
	// lang is the language of the menu of cells.
	lang   look.Lang
	listed bool
	// exported is the result of the last export.
	exported look.Text
}

// allow enables the features of the grid that help to understand a table.
func (v *viewer) allow() {
	g := &v.grid
	g.Sorting.Mode = option.SortMulti
	g.Filtering.Enabled = true
	g.Find.Enabled, g.Find.Expressions = true, findregexp.Compile
	g.GoToRow.Enabled = true
	g.StatusBar.Enabled, g.StatusBar.Items = true, v.statusItems()
	g.CellRanges.Enabled = true
	g.HeaderMenu.Enabled = true
	g.Announce = true
	g.ColumnOrder.Mode = option.ColumnOrderFree
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.ColumnPinning.Mode = option.ColumnPinDrag
	t := &v.tools
	t.groups.CanGroup = func(id string) bool { return id != numberID(v.table.Columns()) }
	g.Extensions = []gridui.Extension{&t.groups, &t.filters, &t.profile, &t.formats, &t.made, &t.value, &t.keys}
	valueview.Read(&t.value, whole)
}

// keepIn makes the grid restore its layout when the same file is opened again. Call it before the first frame.
func (v *viewer) keepIn(store storage.Store, file string) {
	path, err := filepath.Abs(file)
	if err != nil {
		path = file
	}
	sum := sha256.Sum256([]byte(path)) // a path is no key
	v.grid.Persist.Store, v.grid.Persist.Key = store, "csvview."+hex.EncodeToString(sum[:16])
}

var (
	findText     = look.Text{En: "Find", Ko: "찾기"}
	wholeText    = look.Text{En: "Show value", Ko: "값 보기"}
	exportText   = look.Text{En: "Export CSV", Ko: "CSV로 내보내기"}
	exportedText = look.Text{En: "Wrote ", Ko: "저장함: "}
	failedText   = look.Text{En: "Not exported: ", Ko: "내보내지 못함: "}
)

// updateTools reads clicks on the buttons at the top.
func (v *viewer) updateTools(gtx layout.Context) {
	t := &v.tools
	for t.find.Clicked(gtx) {
		v.grid.Find.Open = !v.grid.Find.Open
		gtx.Execute(key.FocusCmd{Tag: v.grid.Tag()})
	}
	for t.export.Clicked(gtx) {
		v.grid.Export(gridui.ExportOptions{Format: export.CSV, Options: v.exportOptions()})
	}
	for t.whole.Clicked(gtx) {
		if t.value.Open = !t.value.Open; t.value.Open {
			t.value.Show()
		}
	}
	if !t.listed || t.lang != v.look.Lang {
		t.listed, t.lang = true, v.look.Lang
		v.grid.Menu.Items = v.menu()
	}
}

// menu returns the menu of cells: copies and exports.
func (v *viewer) menu() []menus.Item[row] {
	locale := v.look.GridLocale()
	items := []menus.Item[row]{
		menus.MakeCopyCellItem[row](menus.CopyCellOptions{Label: locale.Copy}),
		{Separator: true},
	}
	for _, f := range export.Formats() {
		items = append(items, gridui.ExportItem(&v.grid, gridui.ExportOptions{Format: f, Options: v.exportOptions(), Locale: locale}))
	}
	items = append(items, menus.Item[row]{Separator: true})
	return append(items, exports.Items[row](&v.tools.exports, v.look.Lang, func() { v.tools.listed = false })...)
}

// whole returns the text of the file in a cell; ok is false for calculated columns.
func whole(r row, columnID string) (v valueview.Value, ok bool) {
	for i, c := range r.table.Columns() {
		if c.ID == columnID {
			text := r.cell(i)
			return valueview.Value{Text: text, Missing: text == ""}, true
		}
	}
	return v, false
}

// heard handles an event of the grid.
func (v *viewer) heard(ev events.Event) {
	e, ok := ev.(events.RowsExported)
	switch {
	case !ok:
	case e.Err != nil:
		v.tools.exported = look.Text{En: failedText.En + e.Err.Error(), Ko: failedText.Ko + e.Err.Error()}
	default:
		v.tools.exported = look.Text{En: exportedText.En + e.Path, Ko: exportedText.Ko + e.Path}
		if e.Cut.Cells > 0 {
			cut := exports.CutText(e.Cut)
			v.tools.exported.En += "; " + cut.En
			v.tools.exported.Ko += "; " + cut.Ko
		}
	}
}

// exportOptions returns the options of an export, which name the written file after the file shown.
func (v *viewer) exportOptions() export.Options {
	name, _, _ := strings.Cut(filepath.Base(v.table.Name()), ".")
	return v.tools.exports.Options(name)
}

// buttons draws the buttons at the top. If they do not all fit, exports are only in the menu of cells.
func (v *viewer) buttons(gtx layout.Context, few bool) layout.Dimensions {
	l, t := v.look, &v.tools
	button := func(b *look.Button, text look.Text) layout.FlexChild {
		return layout.Rigid(func(gtx layout.Context) layout.Dimensions { return b.Layout(gtx, l, text.In(l.Lang)) })
	}
	gap := layout.Rigid(layout.Spacer{Width: 8}.Layout)
	children := []layout.FlexChild{button(&t.find, findText), gap, button(&t.whole, wholeText), gap, button(&t.export, exportText), gap}
	if few {
		children = children[:2]
	}
	return layout.Flex{Alignment: layout.Middle}.Layout(gtx, children...)
}
