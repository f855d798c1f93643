// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	orderRows   = 100_000
	orderGroups = 1_000
	orderTicks  = 1_000
	// mostInTree bounds the time of 1,000 updates of rows in groups or in a tree, relative to a flat list.
	mostInTree = 2
	// mostInSorted bounds the same ratio for sorted groups. Nearly every frame sorts the groups by their first rows,
	// which costs the same on any processor. The flat list waits for 11 MB of rows, and is faster if more of them fit
	// into the processor's cache: ratios from 1.4 to 2.06 were measured on machines with two cores.
	mostInSorted = 2.4
)

// order is a row with a group, which in a tree is the row above it.
type order struct {
	ID, Customer, Above string
	Path                []string
	Amount              float64
	Items               int
}

func orders() []order {
	all := make([]order, orderRows)
	for i := range all {
		customer := i * 7919 % orderGroups
		all[i] = order{ID: "o" + strconv.Itoa(i), Customer: "customer " + strconv.Itoa(customer), Amount: float64(i % 977), Items: i % 7}
		all[i].Path = []string{all[i].Customer, all[i].ID}
		if i >= orderGroups {
			all[i].Above = "o" + strconv.Itoa(customer)
		}
	}
	return all
}

// orderShapes lists the structures of orders.
var orderShapes = []struct {
	name string
	most float64
	set  func(*stage.Grid[order])
}{
	{"groups", mostInTree, func(g *stage.Grid[order]) { g.Grouping.By = []string{"customer"} }},
	{"parents", mostInTree, func(g *stage.Grid[order]) { g.Tree.Parent = func(o order) string { return o.Above } }},
	{"paths", mostInTree, func(g *stage.Grid[order]) { g.Tree.Path = func(o order) []string { return o.Path } }},
}

func newOrders(set func(*stage.Grid[order]), keys []option.SortKey) feedOrders {
	g := stage.NewGridWith(
		gridui.Field("id", "ID", func(o order) string { return o.ID }),
		gridui.Field("customer", "Customer", func(o order) string { return o.Customer }),
		gridui.Field("amount", "Amount", func(o order) float64 { return o.Amount }).Aggregate(option.AggregateSum),
		gridui.Field("items", "Items", func(o order) int { return o.Items }).Aggregate(option.AggregateMax),
	)
	g.RowID = func(o order) string { return o.ID }
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: keys}
	g.ExpandAll()
	if set != nil {
		set(g)
	}
	rows := orders()
	g.SetRows(rows)
	return feedOrders{stage.New(g, sheet.HD, 0), g, orders(), rand.New(rand.NewPCG(4, 4))}
}

// feedOrders is a window with orders that change.
type feedOrders struct {
	*stage.Stage
	grid *stage.Grid[order]
	rows []order
	rng  *rand.Rand
}

// change changes the amounts of rows, and draws the frame that shows them. It also moves the given number of these
// rows to another customer.
func (f feedOrders) change(moves int) error {
	c := gridui.Changes[order]{Update: make([]order, 0, orderTicks)}
	for k := range orderTicks {
		o := &f.rows[f.rng.IntN(len(f.rows))]
		o.Amount += float64(f.rng.IntN(20))
		if k < moves {
			o.Customer = "customer " + strconv.Itoa(f.rng.IntN(orderGroups))
		}
		c.Update = append(c.Update, *o)
	}
	err := f.grid.Apply(c)
	f.Frame()
	return err
}

// settle draws frames until the rows show in their final state.
func (f feedOrders) settle() error {
	const patience = time.Minute
	for start := time.Now(); time.Since(start) < patience; f.Frame() {
		if f.grid.Shown() >= orderRows && f.change(0) == nil && f.grid.Shown() >= orderRows {
			return nil
		}
		time.Sleep(time.Millisecond)
	}
	return fmt.Errorf("orders do not show after %v: %d", patience, f.grid.Shown())
}

// changeGroups measures updates of rows in groups and trees, against a flat list.
func changeGroups(t *table) error {
	amounts := []option.SortKey{{ColumnID: "amount"}}
	var failed error
	for _, s := range []struct {
		name  string
		keys  []option.SortKey
		moves int
	}{{"", nil, 0}, {"-moving", nil, 10}, {"-sorted", amounts, 0}} {
		flat := newOrders(nil, s.keys)
		failed = errors.Join(failed, flat.settle())
		for _, shape := range orderShapes {
			if shape.name != "groups" && s.name != "" {
				continue
			}
			f := newOrders(shape.set, s.keys)
			failed = errors.Join(failed, f.settle())
			d := measure.Plan{Rounds: 9, Times: 20}.Run(
				func() { failed = errors.Join(failed, f.change(s.moves)) },
				func() { failed = errors.Join(failed, flat.change(s.moves)) },
			)
			name, most := "rows/apply-1000/"+shape.name+s.name, shape.most
			if s.keys != nil {
				most = mostInSorted
			}
			t.add(value(name+"/flat", milliseconds(d.B), "ms"))
			t.add(bounded(value(name, milliseconds(d.A), "ms").against(d.Ratio), most))
		}
	}
	return failed
}
