// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"encoding/json"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

type Inner struct {
	City string `json:"city"`
	Name string // hidden by the outer one
	Both int
}

type Other struct {
	Both int
	Deep string `json:"deep,omitempty"`
}

type lower struct{ Low int }

type outer struct {
	ID   string `json:"id"`
	Name string
	Inner
	*Other
	lower
	Tagged Inner     `json:"tagged"`
	Stamp  time.Time `json:"stamp"`
	Secret string    `json:"-"`
	Fn     func()
	Ch     chan int
	hidden int
}

func fieldNames[T any](fields []tracking.Field[T]) (all []string) {
	for _, f := range fields {
		all = append(all, f.Name)
	}
	return all
}

func TestDerivedFields(t *testing.T) {
	expected := []string{
		"id", "Name", "city", "deep", "Low", "tagged", "tagged.city", "tagged.Name", "tagged.Both", "stamp", "Secret",
	}
	require.Equal(t, expected, fieldNames(tracking.DeriveFields[outer]()))
	require.Equal(t, expected, fieldNames(tracking.DeriveFields[*outer]()))
	require.Equal(t, []string{"value"}, fieldNames(tracking.DeriveFields[int]()))
	require.Equal(t, []string{"value"}, fieldNames(tracking.DeriveFields[time.Time]()))
	require.Equal(t, []string{"value"}, fieldNames(tracking.DeriveFields[any]()))
	require.Empty(t, tracking.DeriveFields[map[string]int]())
	require.Empty(t, tracking.DeriveFields[struct{}]())
}

// The names equal those of encoding/json, except for channels, functions and fields that it omits.
func TestDerivedFieldsAreThoseOfJSON(t *testing.T) {
	row := outer{ID: "a", Name: "n", Inner: Inner{City: "c"}, Other: &Other{Deep: "d"}, hidden: 1}
	text, err := json.Marshal(struct {
		outer
		Fn, Ch *int `json:",omitempty"` // hide fields that are no data
	}{outer: row})
	require.NoError(t, err)
	mapped, err := tracking.ApplyMapping(row, tracking.Mapping[outer]{})
	require.NoError(t, err)
	ours, err := mapped.MarshalJSON()
	require.NoError(t, err)
	require.JSONEq(t, string(text), string(ours))
}

func TestFieldsAreReadAndSet(t *testing.T) {
	zone := time.FixedZone("", 7200)
	values := map[string]any{
		"id": "x", "Name": "y", "city": "z", "deep": "w", "Low": 5, "stamp": time.Unix(5, 0).In(zone), "Secret": "s",
		"tagged": Inner{City: "in"}, "tagged.city": "deeper", "tagged.Name": "n", "tagged.Both": 7,
	}
	row := &outer{}
	for _, f := range tracking.DeriveFields[*outer]() {
		if f.Name == "deep" {
			require.Nil(t, f.Get(row), "behind a nil pointer")
		}
		require.NoError(t, f.Set(&row, values[f.Name]), f.Name)
		require.Equal(t, values[f.Name], f.Get(row), f.Name)
		require.Equal(t, f.Name == "Secret", f.Local)
	}
	require.Equal(t, "w", row.Deep)
	require.Equal(t, Inner{City: "deeper", Name: "n", Both: 7}, row.Tagged)

	number := tracking.DeriveFields[part]()[2]
	var p part
	for _, tc := range []struct {
		value any
		to    int
		fails bool
	}{
		{7, 7, false}, {int64(8), 8, false}, {float64(9), 9, false}, {json.Number("10"), 10, false}, {nil, 0, false},
		{uint64(math.MaxUint64), 0, true}, {1.5, 0, true}, {"12", 0, true}, {func() {}, 0, true},
	} {
		err := number.Set(&p, tc.value)
		require.Equal(t, tc.fails, err != nil, "%v: %v", tc.value, err)
		require.Equal(t, tc.to, p.Qty)
	}
}

// What is the same, and what is a change.
func TestWhatIsAChange(t *testing.T) {
	type row struct {
		ID    string
		Float float64
		Time  time.Time
		Any   any
		Ptr   *int
		List  []float64
		Map   map[string]any
		Local string `json:"-"`
	}
	one, alsoOne, two := 1, 1, 2
	at := time.Now()
	base := row{ID: "a", Float: math.NaN(), Time: at, Any: []any{math.NaN(), 1}, Ptr: &one, List: []float64{}, Map: map[string]any{"x": nil}}
	for name, tc := range map[string]struct {
		edit    func(*row)
		changed bool
	}{
		"nothing":                         {func(*row) {}, false},
		"the same NaN":                    {func(r *row) { r.Float = -math.NaN() }, false},
		"the same time without a clock":   {func(r *row) { r.Time = at.Round(0) }, false},
		"the same time elsewhere":         {func(r *row) { r.Time = at.In(time.FixedZone("", 1234)) }, true},
		"another time":                    {func(r *row) { r.Time = at.Add(1) }, true},
		"another pointer, the same":       {func(r *row) { r.Ptr = &alsoOne }, false},
		"what it points to":               {func(r *row) { r.Ptr = &two }, true},
		"nil":                             {func(r *row) { r.Ptr = nil }, true},
		"an empty list and none":          {func(r *row) { r.List = nil }, true},
		"an element":                      {func(r *row) { r.Any.([]any)[1] = 2 }, true},
		"another type":                    {func(r *row) { r.Any.([]any)[1] = int64(1) }, true},
		"a name without a value and none": {func(r *row) { delete(r.Map, "x") }, true},
		"what is not sent":                {func(r *row) { r.Local = "x" }, true},
	} {
		t.Run(name, func(t *testing.T) {
			tr, err := tracking.New(tracking.Config[row]{Data: []row{base}, RowKey: func(r row) string { return r.ID }})
			require.NoError(t, err)
			changed, err := tr.Update("a", tc.edit)
			require.NoError(t, err)
			require.Equal(t, tc.changed, changed)
			require.Equal(t, tc.changed, tr.HasChanges())
		})
	}
}

func TestFieldsOfOnesOwn(t *testing.T) {
	fields := []tracking.Field[item]{
		{Name: "id", Get: func(i item) any { return i.ID }},
		{Name: "amount", Get: func(i item) any { return i.Qty }, Set: func(i *item, v any) error { i.Qty = v.(int); return nil }},
	}
	tr := newTracker(t, func(c *tracking.Config[item]) { c.Fields = fields })
	changed, err := tr.Update("a", setName("not looked at"))
	require.NoError(t, err)
	require.False(t, changed, "what no field shows is no change")
	_, err = tr.Patch("a", map[string]any{"id": "z"})
	require.ErrorContains(t, err, `"id" is only read`)
	_, err = tr.Patch("a", map[string]any{"amount": "text"})
	require.ErrorContains(t, err, `the field "amount": interface conversion`)
	_, err = tr.Patch("a", map[string]any{"amount": 5})
	require.NoError(t, err)
	require.Equal(t, `{"added":[],"updated":[{"id":"a","amount":5}],"removed":[]}`, payload(t, tr))
}

func TestRowsThatAreValues(t *testing.T) {
	tr, err := tracking.New(tracking.Config[string]{Data: []string{"a", "b"}, RowKey: func(s string) string { return s[:1] }})
	require.NoError(t, err)
	update(t, tr, "a", func(s *string) { *s += "!" })
	require.Equal(t, `{"added":[],"updated":[{"value":"a!"}],"removed":[]}`, payload(t, tr))
	_, err = tr.Update("a", func(s *string) { *s = "" })
	require.ErrorContains(t, err, "tracking: no key")
}
