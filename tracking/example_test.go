// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/tracking"
)

type order struct {
	ID   string `json:"id"`
	Item string `json:"item"`
	Qty  int    `json:"qty"`
}

func newOrders(with ...func(*tracking.Config[order])) *tracking.Tracker[order] {
	c := tracking.Config[order]{
		Data:   []order{{"1", "tea", 3}, {"2", "milk", 1}, {"3", "bread", 2}},
		RowKey: func(o order) string { return o.ID },
	}
	for _, w := range with {
		w(&c)
	}
	t, err := tracking.New(c)
	if err != nil {
		panic(err)
	}
	return t
}

// try prints an error that an example does not handle.
func try[V any](v V, err error) V {
	if err != nil {
		fmt.Println(err)
	}
	return v
}

func show(v any) {
	fmt.Println(string(try(json.Marshal(v))))
}

func Example() {
	t := newOrders()
	try(t.Update("1", func(o *order) { o.Qty = 5 }))
	try(t.Add(order{Item: "jam", Qty: 1}))
	t.Delete("3")

	rows := t.Rows()
	for i := range rows.Len() {
		fmt.Printf("%-8s %-8s %v\n", rows.Key(i), rows.Status(i), rows.At(i))
	}
	fmt.Println(string(try(t.ChangeSet().Payload())))
	// Output:
	// 1        edited   {1 tea 5}
	// 2                 {2 milk 1}
	// 3        deleted  {3 bread 2}
	// __new_1  added    { jam 1}
	// {"added":[{"id":"","item":"jam","qty":1}],"updated":[{"id":"1","item":"tea","qty":5}],"removed":[{"id":"3","item":"bread","qty":2}]}
}

func ExampleNew() {
	_, err := tracking.New(tracking.Config[order]{
		Data:   []order{{ID: "1"}, {ID: "1"}},
		RowKey: func(o order) string { return o.ID },
	})
	fmt.Println(err)
	fmt.Println(errors.Is(err, tracking.ErrDuplicateKey))
	// Output:
	// rows 0 and 1: tracking: duplicate key: "1"
	// true
}

func ExampleTracker_Add() {
	t := newOrders(func(c *tracking.Config[order]) { c.SetKey = func(o *order, key string) { o.ID = key } })
	fmt.Println(t.Add(order{ID: "9", Item: "jam"}))
	fmt.Println(t.Add(order{Item: "rice"}))
	fmt.Println(t.Add(order{ID: "1"}))
	fmt.Println(t.Added().Slice())
	// Output:
	// 9 <nil>
	// __new_1 <nil>
	//  tracking: duplicate key: "1"
	// [{9 jam 0} {__new_1 rice 0}]
}

func ExampleTracker_AddAt() {
	t := newOrders()
	try(t.AddAt(order{ID: "first"}, tracking.Place{Top: true}))
	try(t.AddAt(order{ID: "middle"}, tracking.Place{Before: "3"}))
	try(t.AddAt(order{ID: "last"}, tracking.Place{}))
	for key := range t.Rows().All() {
		fmt.Print(key, " ")
	}
	// Output: first 1 2 middle 3 last
}

func ExampleTracker_Update() {
	t := newOrders()
	setQty := func(n int) func(*order) { return func(o *order) { o.Qty = n } }
	fmt.Println(t.Update("1", setQty(5)))
	fmt.Println(t.Update("1", setQty(5)))
	fmt.Println(t.Status("1"))
	fmt.Println(t.Update("1", setQty(3))) // unchanged
	fmt.Println(t.HasChanges())
	fmt.Println(t.Update("none", setQty(3)))
	// Output:
	// true <nil>
	// false <nil>
	// edited
	// true <nil>
	// false
	// false tracking: no such row: "none"
}

// A new row got a key, and then its former one back.
func ExampleTracker_UpdateAs() {
	t := newOrders()
	key := try(t.Add(order{Item: "jam"}))
	try(t.Update(key, func(o *order) { o.ID = "4" }))
	fmt.Println(t.Added().Key(0))
	try(t.UpdateAs("4", key, func(o *order) { o.ID = "" }))
	fmt.Println(t.Added().Key(0))
	// Output:
	// 4
	// __new_1
}

func ExampleTracker_Patch() {
	t := newOrders()
	fmt.Println(t.Patch("2", map[string]any{"item": "oat milk", "qty": 2}))
	fmt.Println(t.Row("2"))
	fmt.Println(t.Patch("2", map[string]any{"qty": "many"}))
	// Output:
	// true <nil>
	// {2 oat milk 2} true
	// false tracking: string for int
}

func ExampleTracker_Undo() {
	t := newOrders()
	try(t.Update("1", func(o *order) { o.Qty = 5 }))
	t.Delete("1")
	fmt.Println(t.Undo("1"))
	fmt.Println(t.Row("1"))
	fmt.Println(t.Undo("1"))
	// Output:
	// true
	// {1 tea 3} true
	// false
}

func ExampleTracker_Accept() {
	t := newOrders()
	try(t.Update("1", func(o *order) { o.Qty = 5 }))
	t.Delete("2")
	t.Accept()
	fmt.Println(t.Rows().Slice(), t.HasChanges())
	try(t.Update("1", func(o *order) { o.Qty = 6 }))
	t.Reset()
	fmt.Println(t.Rows().Slice(), t.HasChanges())
	// Output:
	// [{1 tea 5} {3 bread 2}] false
	// [{1 tea 5} {3 bread 2}] false
}

func ExampleTracker_Edited() {
	t := newOrders()
	try(t.Update("1", func(o *order) { o.Qty = 5 }))
	edited := t.Edited()
	for i := range edited.Len() {
		original, _ := edited.Original(i)
		fmt.Println(edited.Key(i), edited.At(i), original)
	}
	// Output: 1 {1 tea 5} {1 tea 3}
}

func ExampleTracker_EditedCells() {
	t := newOrders(func(c *tracking.Config[order]) { c.EditedCells = true })
	try(t.Update("1", func(o *order) { o.Qty, o.Item = 5, "coffee" }))
	fmt.Println(t.EditedCells())
	fmt.Println(t.CellEdited("1", "qty"), t.CellEdited("1", "id"))
	try(t.Update("1", func(o *order) { o.Qty = 3 }))
	fmt.Println(t.EditedCells())
	// Output:
	// map[1_item:true 1_qty:true]
	// true false
	// map[1_item:true]
}

func ExampleTracker_Rebase() {
	t := newOrders()
	try(t.Update("1", func(o *order) { o.Qty = 5 }))
	conflicts := try(t.Rebase([]order{{"1", "green tea", 4}, {"3", "bread", 2}}))
	for _, c := range conflicts {
		fmt.Println(c.Key, c.Kind, c.Fields)
	}
	fmt.Println(t.Rows().Slice())
	// Output:
	// 1 both edited [qty]
	// [{1 green tea 5} {3 bread 2}]
}

func ExampleMapping() {
	m := tracking.Mapping[order]{Entries: []tracking.MapEntry[order]{
		{Name: "product", Field: "item"},
		{Name: "large", Value: func(o order) (any, error) { return o.Qty > 2, nil }},
	}}
	show(try(tracking.ApplyMapping(order{"1", "tea", 3}, m)))
	m.PassThrough = true
	show(try(tracking.ApplyMapping(order{"1", "tea", 3}, m)))
	// Output:
	// {"product":"tea","large":true}
	// {"product":"tea","large":true,"id":"1","qty":3}
}

func ExampleMappedRow_Get() {
	row := try(tracking.ApplyMapping(order{"1", "tea", 3}, tracking.Mapping[order]{}))
	fmt.Println(row.Get("item"))
	fmt.Println(row.Get("price"))
	// Output:
	// tea true
	// <nil> false
}

func ExampleBuildChangeSet() {
	set := tracking.BuildChangeSet(tracking.ChangeMapState[order]{
		Status: map[string]tracking.RowStatus{"1": tracking.Added, "2": tracking.Added, "3": tracking.Deleted},
		Rows:   map[string]order{"1": {"1", "tea", 0}, "2": {"2", "milk", 1}},
		Originals: map[string]order{
			"3": {"3", "bread", 2},
		},
		Keys: []string{"3", "1", "2"},
	}, tracking.BuildChangeSetOptions[order]{
		Validator: func(o order, _ tracking.RowStatus) (bool, []tracking.FieldError) {
			return o.Qty > 0, []tracking.FieldError{{Field: "qty", Message: "at least one"}}
		},
	})
	show(set)
	// Output: {"added":[{"id":"2","item":"milk","qty":1}],"updated":[],"removed":[{"id":"3","item":"bread","qty":2}],"errors":[{"index":0,"message":"at least one","type":"added","fields":[{"field":"qty","message":"at least one"}]}]}
}

func ExampleField() {
	t := newOrders(func(c *tracking.Config[order]) {
		c.Fields = []tracking.Field[order]{
			{Name: "id", Get: func(o order) any { return o.ID }},
			{Name: "qty", Get: func(o order) any { return o.Qty }, Local: true},
		}
	})
	try(t.Update("1", func(o *order) { o.Qty = 9 }))
	fmt.Println(string(try(t.ChangeSet().Payload())))
	// Output: {"added":[],"updated":[{"id":"1"}],"removed":[]}
}

// accepting is a server that accepts rows and assigns them a key.
func accepting(_ context.Context, r tracking.Request) (tracking.Response, error) {
	fmt.Println(r.Method, r.URL, string(r.Data))
	return tracking.Response{Status: 200, Data: []byte(`{"added":[{"id":"77"}],"updated":[]}`)}, nil
}

func ExampleTracker_Commit() {
	t := newOrders()
	try(t.Add(order{Item: "jam", Qty: 1}))
	o := tracking.CommitOptions{Fetcher: accepting, Merge: true}
	r, err := t.Commit(context.Background(), "https://example.com/orders", o)
	fmt.Println(r.Status, err, t.HasChanges())
	fmt.Println(t.Row("77"))
	// Output:
	// POST https://example.com/orders {"added":[{"id":"","item":"jam","qty":1}],"updated":[],"removed":[]}
	// 200 <nil> false
	// {77 jam 1} true
}

func ExampleTracker_Begin() {
	t := newOrders()
	try(t.Update("1", func(o *order) { o.Qty = 5 }))
	p := try(t.Begin("https://example.com/orders", tracking.CommitOptions{Fetcher: accepting}))
	go p.Send(context.Background())

	try(t.Update("2", func(o *order) { o.Qty = 9 })) // meanwhile
	<-p.Done()
	_, err := p.Finish()
	fmt.Println(err)
	fmt.Println(t.Edited().Slice())
	// Output:
	// POST https://example.com/orders {"added":[],"updated":[{"id":"1","item":"tea","qty":5}],"removed":[]}
	// <nil>
	// [{2 milk 9}]
}

func ExampleInvalidError() {
	t := newOrders(func(c *tracking.Config[order]) {
		c.Validator = func(o order, _ tracking.RowStatus) (bool, []tracking.FieldError) { return o.Qty > 0, nil }
	})
	try(t.Update("1", func(o *order) { o.Qty = 0 }))
	_, err := t.Commit(context.Background(), "https://example.com/orders", tracking.CommitOptions{})
	var invalid *tracking.InvalidError
	if errors.As(err, &invalid) {
		for _, e := range invalid.Errors {
			fmt.Println(e.Key, e.Message)
		}
	}
	// Output: 1 validation failed
}

func ExampleRowStatus_ClassName() {
	names := tracking.ByStatus[string]{Deleted: "gone"}
	fmt.Printf("%q %q %q\n", tracking.Edited.ClassName(names), tracking.Deleted.ClassName(names),
		tracking.Unchanged.ClassName(names))
	// Output: "row-edited" "gone" ""
}

// A server reports a refused row by its index in the list that was sent.
func ExampleCommitOptions_partial() {
	type part struct {
		ID  string `json:"id"`
		Qty int    `json:"qty"`
	}
	tracker, err := tracking.New(tracking.Config[part]{
		Data: []part{{"nut", 1}, {"bolt", 2}}, RowKey: func(p part) string { return p.ID },
	})
	if err != nil {
		panic(err)
	}
	for _, key := range []string{"nut", "bolt"} {
		if _, err := tracker.Update(key, func(p *part) { p.Qty = 500 }); err != nil {
			panic(err)
		}
	}
	server := func(context.Context, tracking.Request) (tracking.Response, error) {
		data, err := json.Marshal(tracking.CommitAnswer{Errors: []tracking.RowError{{
			Type: tracking.Edited, Index: 1, Message: "not accepted",
			Fields: []tracking.FieldError{{Field: "qty", Message: "at most 100"}},
		}}})
		return tracking.Response{Status: 200, Data: data}, err
	}
	_, err = tracker.Commit(context.Background(), "/parts", tracking.CommitOptions{Partial: true, Fetcher: server})
	fmt.Println(err)
	refused, _ := tracker.RowError("bolt")
	fmt.Println(tracker.Status("nut"), tracker.Status("bolt"), refused.Fields)
	// Output:
	// tracking: rows that were refused: 1, the first: not accepted
	//  edited [{qty at most 100}]
}
