// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Command csvedit edits a file of comma-separated values as a sheet.
//
//	csvedit FILE.csv
package main

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"log"
	"os"

	"gioui.org/app"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/gridui/toolbar"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage"
)

// sheet is a file that is edited.
type sheet struct {
	path, note string
	table      gridui.TextTable
	theme      *material.Theme
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: csvedit FILE.csv")
	}
	s, err := open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	window := new(app.Window)
	window.Option(app.Title(s.path), app.Size(1000, 700))
	s.table.Invalidate = window.Invalidate
	go func() {
		var ops op.Ops
		for {
			switch e := window.Event().(type) {
			case app.DestroyEvent:
				os.Exit(0)
			case app.FrameEvent:
				s.layout(app.NewContext(&ops, e))
				e.Frame(&ops)
			}
		}
	}()
	app.Main()
}

// open reads a file.
func open(path string) (*sheet, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	reader := csv.NewReader(bytes.NewReader(content))
	reader.FieldsPerRecord = -1 // rows may be short
	texts, err := reader.ReadAll()
	if err != nil {
		return nil, err
	}
	s := &sheet{path: path, theme: material.NewTheme()}
	t := &s.table
	t.Editing = option.Editing{Enabled: true, RemoveRows: true}
	t.CellRanges.Enabled, t.RowNumbers.Enabled, t.Filtering.Enabled = true, true, true
	t.Find = option.Find{Enabled: true, Expressions: findregexp.Compile}
	t.ColumnSizing.Mode = option.ColumnResizeLive
	t.HeaderMenu = option.HeaderMenu{Enabled: true, Items: t.HeaderItems(locale.Texts{})}
	t.Menu.Items = append(gridui.CellItems(t, locale.Texts{}), gridui.RowItems(t, locale.Texts{})...)
	t.Menu.Items = append(t.Menu.Items, menus.Item[gridui.TextRow]{
		Label: "Save", Shortcut: "Mod+S", Always: true, OnClick: func(menus.Target[gridui.TextRow]) { s.save() },
	})
	save := toolbar.Program(toolbar.Button{Label: "Save", Icon: icon.Default().Save, Do: s.save})
	t.Extensions = []gridui.Extension{&savebar.Bar{}, &toolbar.Bar{Tools: []toolbar.Tool{save, toolbar.Find()}}}
	t.SetTexts(texts)
	return s, nil
}

// save writes the file. A failure leaves the old content.
func (s *sheet) save() {
	s.table.CommitEdit()
	var content bytes.Buffer
	csv.NewWriter(&content).WriteAll(s.table.Texts()) // a buffer takes all texts
	err := storage.ReplaceFile(s.path, content.Bytes(), 0o644)
	if s.note = "Saved"; err != nil {
		s.note = fmt.Sprint("Not saved: ", err)
	}
}

func (s *sheet) layout(gtx layout.Context) layout.Dimensions {
	style := gridui.New(s.theme, &s.table.Grid)
	if s.note != "" {
		style.Toolbar = material.Body1(s.theme, s.note).Layout
	}
	return style.Layout(gtx)
}
