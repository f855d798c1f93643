// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Command orders shows orders in a table: sorted, filtered, grouped, edited, and saved to a service.
//
//	orders [http://localhost:8080/orders]
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math"
	"os"
	"strconv"
	"strings"
	"time"

	"gioui.org/app"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/gridui/tint"
	"github.com/giogrid/giogrid/gridui/viewmenu"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage"
	"github.com/giogrid/giogrid/storage/export"
	_ "github.com/giogrid/giogrid/storage/export/xlsx"
	"github.com/giogrid/giogrid/tracking"
	_ "github.com/giogrid/giogrid/tracking/httpfetch"
)

type order struct {
	ID       int       `json:"id"`
	Customer string    `json:"customer" grid:",edit,width=180"`
	Date     time.Time `json:"date" grid:",edit,layout=2006-01-02,width=110"`
	Status   status    `json:"status"`
	Quantity int       `json:"quantity"`
	Price    cents     `json:"price"`
	Discount int       `json:"discount"` // percent
}

func (o order) total() cents { return o.Price * cents(o.Quantity) * cents(100-o.Discount) / 100 }

// cents is an amount of money.
type cents int64

func (c cents) String() string { return strconv.FormatFloat(float64(c)/100, 'f', 2, 64) }

func parseCents(text string) (cents, error) {
	v, err := strconv.ParseFloat(strings.ReplaceAll(text, ",", ""), 64)
	if err != nil {
		return 0, errors.New("not an amount, such as 12.50")
	}
	return cents(math.Round(v * 100)), nil
}

type status int

const (
	opened status = iota
	paid
	sent
)

func (s status) String() string { return [...]string{"open", "paid", "sent"}[s] }

var statusPill = option.Pill{Tints: map[string]tint.Tint{
	"open": tint.Orange, "paid": tint.Green, "sent": tint.Blue,
}}

// desk is the window of the orders.
type desk struct {
	grid     gridui.ChangeTrackingGrid[order]
	handlers gridui.Handlers
	theme    *material.Theme
	service  string // its address
}

// newDesk shows orders. The service gets what is saved; the store keeps the views.
func newDesk(orders []order, service string, store storage.Store, invalidate func()) *desk {
	d := &desk{theme: material.NewTheme(), service: service}
	g := &d.grid
	g.Data, g.Invalidate, g.EditedCells = orders, invalidate, true
	g.RowKey = func(o order) string { return strings.TrimPrefix(strconv.Itoa(o.ID), "0") }
	g.Validator = validRow
	g.NewRow = func(*order) order { return order{Date: time.Now(), Quantity: 1} }
	g.CopyRow = func(o order) order { o.ID = 0; return o }
	g.Columns = gridui.ColumnsOf(
		gridui.Column[order](gridui.Field("id", "Order", func(o order) int { return o.ID }).Width(80)),
		gridui.Field("status", "Status", func(o order) status { return o.Status }).Width(90).Pill(statusPill).
			Edit(func(o *order, v status) { o.Status = v }).Options(opened, paid, sent),
		gridui.Field("quantity", "Quantity", func(o order) int { return o.Quantity }).Width(110).
			Edit(func(o *order, v int) { o.Quantity = v }).Aggregate(option.AggregateSum).
			Validate(func(_ order, v int) error { return check(v > 0, "at least one") }),
		gridui.Field("price", "Unit price", func(o order) cents { return o.Price }).Width(100).
			Kind(option.KindNumber).Edit(func(o *order, v cents) { o.Price = v }).Parse(parseCents).
			Validate(func(_ order, v cents) error { return check(v >= 0, "not below zero") }),
		gridui.Field("discount", "Discount", func(o order) int { return o.Discount }).Width(90).
			Format(func(v int) string { return fmt.Sprint(v, "%") }).
			Edit(func(o *order, v int) { o.Discount = v }).
			Validate(func(_ order, v int) error { return check(v >= 0 && v <= 100, "0 to 100") }),
		gridui.Field("total", "Total", order.total).Width(150).Kind(option.KindNumber).
			Aggregate(option.AggregateSum),
	)
	g.Editing.Enabled, g.CellRanges.Enabled, g.Filtering.Enabled, g.Filtering.Row = true, true, true, true
	g.Sorting.Mode, g.Grouping.Total = option.SortMulti, option.TotalRowBottom
	g.HeaderMenu.Enabled, g.ColumnSizing.Mode = true, option.ColumnResizeLive
	g.Persist = option.Persistence{Key: "orders", Store: store}
	g.Extensions = []gridui.Extension{&savebar.Bar{}, &viewmenu.Menu{Key: "orders.views", Store: store}}
	g.Menu.Items = d.items()
	d.handlers = gridui.Handlers{gridui.On(func(events.SaveRequested) { d.save() })}
	return d
}

// check returns an error with a text unless ok is set.
func check(ok bool, text string) error {
	if ok {
		return nil
	}
	return errors.New(text)
}

// validRow reports whether an order may be saved.
func validRow(o order, _ tracking.RowStatus) (ok bool, list []tracking.FieldError) {
	if o.Status == sent && o.Customer == "" {
		list = append(list, tracking.FieldError{Field: "customer", Message: "to be filled in before it is sent"})
	}
	return len(list) == 0, list
}

// items returns the menu of the cells. Its shortcuts work while it is closed.
func (d *desk) items() []menus.Item[order] {
	g := &d.grid
	mark := func(to status) func(menus.Target[order]) {
		return func(t menus.Target[order]) { g.UpdateRow(t.RowID, func(o *order) { o.Status = to }) }
	}
	items := append(gridui.CellItems(g, locale.Texts{}), gridui.RowItems(g, locale.Texts{})...)
	return append(items,
		menus.Item[order]{Separator: true},
		menus.Item[order]{Label: "Mark as paid", Shortcut: "Mod+P", Always: true, OnClick: mark(paid)},
		menus.Item[order]{Label: "Mark as sent", Shortcut: "Mod+Shift+P", Always: true, OnClick: mark(sent)},
		menus.Item[order]{Separator: true},
		gridui.ExportItem(g, gridui.ExportOptions{Format: export.CSV}),
		gridui.ExportItem(g, gridui.ExportOptions{Format: export.XLSX}),
	)
}

// save sends the changes. The service may refuse single orders: their cells say why.
func (d *desk) save() {
	o := tracking.CommitOptions{Partial: true, Merge: true}
	if err := d.grid.Commit(context.Background(), d.service, o); err != nil {
		log.Print(err) // the cells of orders that are not valid say why
	}
}

func (d *desk) layout(gtx layout.Context) layout.Dimensions {
	d.handlers.Update(gtx, &d.grid)
	return gridui.New(d.theme, &d.grid.Grid).Layout(gtx)
}

func main() {
	address := strings.Join(os.Args[1:], "")
	if address == "" {
		address = serveSample()
	}
	window := new(app.Window)
	window.Option(app.Title("Orders"), app.Size(1000, 700))
	d := newDesk(sample(50_000), address, nil, window.Invalidate)
	go func() {
		var ops op.Ops
		for {
			switch e := window.Event().(type) {
			case app.DestroyEvent:
				d.grid.Close()
				os.Exit(0)
			case app.FrameEvent:
				d.layout(app.NewContext(&ops, e))
				e.Frame(&ops)
			}
		}
	}()
	app.Main()
}
