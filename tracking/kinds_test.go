// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// kinds has a field of each kind of value.
type kinds struct {
	ID        string
	Bool      bool
	Int8      int8
	Int       int
	Uint16    uint16
	Uintptr   uintptr
	Float32   float32
	Float64   float64
	Complex   complex128
	Text      string
	Named     shouting
	Time      time.Time
	TimePtr   *time.Time
	Array     [2][]int
	Flat      [3]int
	Slice     []map[string]int
	Map       map[int]*int
	Any       any
	Err       error
	Struct    Inner
	StructPtr *Inner
	PtrPtr    **int
}

func someKinds() kinds {
	one, other := 1, 1
	ptr, at := &other, time.Unix(1, 0).UTC()
	return kinds{
		"a", true, 1, 2, 3, 4, 5.5, 6.5, complex(1, 2), "t", "n", at, &at, [2][]int{{1}, {2}}, [3]int{1, 2, 3},
		[]map[string]int{{"x": 1}}, map[int]*int{1: &one}, map[string]any{"x": []any{1, "y"}}, fmt.Errorf("e"),
		Inner{City: "c"}, &Inner{City: "d"}, &ptr,
	}
}

// An edit of any field, at any depth, is an edit of only that field, leaves the original unchanged, and is
// undone by setting the old value.
func TestEachKindOfField(t *testing.T) {
	two := 2
	ptr := &two
	edits := map[string]func(*kinds){
		"Bool": func(k *kinds) { k.Bool = false }, "Int8": func(k *kinds) { k.Int8++ }, "Int": func(k *kinds) { k.Int++ },
		"Uint16": func(k *kinds) { k.Uint16++ }, "Uintptr": func(k *kinds) { k.Uintptr++ }, "Float32": func(k *kinds) { k.Float32++ },
		"Float64": func(k *kinds) { k.Float64++ }, "Complex": func(k *kinds) { k.Complex++ }, "Text": func(k *kinds) { k.Text = "" },
		"Named": func(k *kinds) { k.Named = "" }, "Time": func(k *kinds) { k.Time = k.Time.Add(1) },
		"TimePtr": func(k *kinds) { later := k.TimePtr.Add(1); k.TimePtr = &later }, "Array": func(k *kinds) { k.Array[1][0]++ },
		"Flat": func(k *kinds) { k.Flat[2]++ }, "Slice": func(k *kinds) { k.Slice[0]["x"]++ }, "Map": func(k *kinds) { *k.Map[1]++ },
		"Any": func(k *kinds) { k.Any.(map[string]any)["x"].([]any)[0] = 9 }, "Err": func(k *kinds) { k.Err = nil },
		"Struct": func(k *kinds) { k.Struct.City = "" }, "StructPtr": func(k *kinds) { k.StructPtr.City = "" },
		"PtrPtr": func(k *kinds) { k.PtrPtr = &ptr },
	}
	var fields []string
	for _, f := range tracking.DeriveFields[kinds]() {
		if f.Within == "" {
			fields = append(fields, f.Name)
		}
	}
	require.Len(t, edits, len(fields)-1)
	parts := map[string]string{"Struct": "a_Struct.city", "StructPtr": "a_StructPtr.city"}
	for name, edit := range edits {
		t.Run(name, func(t *testing.T) {
			data := []kinds{someKinds()}
			tr, err := tracking.New(tracking.Config[kinds]{
				Data: data, RowKey: func(k kinds) string { return k.ID }, EditedCells: true,
			})
			require.NoError(t, err)
			update(t, tr, "a", edit)
			cells := map[string]bool{"a_" + name: true}
			if part, ok := parts[name]; ok {
				cells[part] = true
			}
			require.Equal(t, cells, tr.EditedCells())
			require.True(t, reflect.DeepEqual(someKinds(), data[0]), "the data has changed")
			original := reflect.ValueOf(someKinds()).FieldByName(name).Interface()
			for _, f := range tracking.DeriveFields[kinds]() {
				if f.Name == name {
					update(t, tr, "a", func(k *kinds) { require.NoError(t, f.Set(k, original)) })
				}
			}
			require.False(t, tr.HasChanges())
		})
	}
}

func TestMapRowsOfOneType(t *testing.T) {
	type name string
	type row = map[name]int
	tr, err := tracking.New(tracking.Config[row]{
		Data: []row{{"id": 1, "x": 2}}, RowKey: func(r row) string { return fmt.Sprint(r["id"]) },
		Mapping: tracking.Mapping[row]{PassThrough: true, Entries: []tracking.MapEntry[row]{
			{Name: "y", Field: "x"}, {Name: "never", Field: "none"},
		}},
	})
	require.NoError(t, err)
	_, err = tr.Patch("1", map[string]any{"new": json.Number("7")})
	require.NoError(t, err)
	require.Equal(t, `{"added":[],"updated":[{"y":2,"id":1,"new":7}],"removed":[]}`, payload(t, tr))
	_, err = tr.Patch("1", map[string]any{"new": "text"})
	require.Error(t, err)
	_, err = tr.Patch("1", map[string]any{"__isNew": 1})
	require.ErrorContains(t, err, "no field")
}

func TestReturnedNumbersKeepTheirDigits(t *testing.T) {
	type row struct {
		ID     string
		Values any
	}
	tr, err := tracking.New(tracking.Config[row]{RowKey: func(r row) string { return r.ID }})
	require.NoError(t, err)
	add(t, tr, row{ID: "a"})
	a := &answer{status: 200, data: `{"added":[{"Values":[9007199254740993,18446744073709551615,1.5,{"x":[null,true,"t"]}]}],"updated":[]}`}
	_, err = tr.Commit(t.Context(), "", tracking.CommitOptions{Fetcher: a.fetch, Merge: true})
	require.NoError(t, err)
	got, _ := tr.Row("a")
	require.Equal(t, []any{int64(9007199254740993), uint64(18446744073709551615), 1.5, map[string]any{"x": []any{nil, true, "t"}}}, got.Values)
}

func TestSmallPrint(t *testing.T) {
	require.EqualError(t, &tracking.InvalidError{}, "tracking: rows that are not valid")
	text, err := json.Marshal(tracking.RowError{Index: 2, Message: "m", Type: tracking.Edited})
	require.NoError(t, err)
	require.Equal(t, `{"index":2,"message":"m","type":"updated"}`, string(text))
	set := tracking.BuildChangeSet(tracking.ChangeMapState[struct{}]{
		Status: map[string]tracking.RowStatus{"a": tracking.Added}, Rows: map[string]struct{}{"a": {}},
	}, tracking.BuildChangeSetOptions[struct{}]{})
	require.ErrorContains(t, fmt.Errorf("%s", set.Errors[0].Message), "export no fields")
	_, err = tracking.ApplyMapping(struct{}{}, tracking.Mapping[struct{}]{})
	require.ErrorContains(t, err, "export no fields")

	tr := newTracker(t)
	update(t, tr, "a", setQty(9))
	require.Equal(t, []int{-1, -1, 0}, []int{tr.Edited().Index("b"), tr.Rows().Index("none"), tr.Edited().Index("a")})
	_, clash := tr.Conflict("a")
	require.False(t, clash)
	_, known := tr.Original("none")
	require.False(t, known)
	original, known := tr.Original("b")
	require.True(t, known)
	require.Equal(t, items()[1], original)
}
