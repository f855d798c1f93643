// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"encoding/json"
	"errors"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// changed returns a state with two rows of each status, in its own order.
func changed() tracking.ChangeMapState[item] {
	s := tracking.ChangeMapState[item]{
		Status: map[string]tracking.RowStatus{
			"a1": tracking.Added, "a2": tracking.Added, "e1": tracking.Edited, "e2": tracking.Edited,
			"d1": tracking.Deleted, "d2": tracking.Deleted, "u": tracking.Unchanged,
		},
		Rows:      map[string]item{},
		Originals: map[string]item{},
		Keys:      []string{"d2", "e2", "a2", "u", "d1", "e2", "a1", "e1"},
	}
	for key := range s.Status {
		s.Rows[key] = item{ID: key, Name: "now"}
	}
	for _, key := range []string{"e1", "e2", "d1", "d2"} {
		s.Originals[key] = item{ID: key, Name: "was"}
	}
	return s
}

func names(rows []tracking.MappedRow, of string) (all []any) {
	for _, r := range rows {
		v, _ := r.Get(of)
		all = append(all, v)
	}
	return all
}

func TestChangeSetRules(t *testing.T) {
	type options = tracking.BuildChangeSetOptions[item]
	fail := func(id string) func(item) (any, error) {
		return func(i item) (any, error) {
			if i.ID == id {
				return nil, errors.New("bad " + id)
			}
			if i.ID == "a2" && id == "panic" {
				panic("thrown")
			}
			return i.ID, nil
		}
	}
	mapped := func(value func(item) (any, error)) tracking.Mapping[item] {
		return tracking.Mapping[item]{Entries: []tracking.MapEntry[item]{{Name: "id", Value: value}}}
	}
	t.Run("rows are mapped in the order of first change", func(t *testing.T) {
		set := tracking.BuildChangeSet(changed(), options{})
		require.Equal(t, []any{"a2", "a1"}, names(set.Added, "id"))
		require.Equal(t, []any{"e2", "e1"}, names(set.Updated, "id"))
		require.Equal(t, []any{"d2", "d1"}, names(set.Removed, "id"))
		require.Equal(t, []any{"now", "now"}, names(set.Updated, "name"))
		require.Equal(t, []any{"was", "was"}, names(set.Removed, "name"), "deleted rows are what the backend knows")
		require.Empty(t, set.Errors)
	})
	t.Run("keys that the order lacks come last", func(t *testing.T) {
		s := changed()
		s.Keys = []string{"e2"}
		set := tracking.BuildChangeSet(s, options{})
		require.Equal(t, []any{"a1", "a2"}, names(set.Added, "id"))
		require.Equal(t, []any{"e2", "e1"}, names(set.Updated, "id"))
	})
	t.Run("added and edited rows are validated, deleted ones are not", func(t *testing.T) {
		asked := map[string]tracking.RowStatus{}
		set := tracking.BuildChangeSet(changed(), options{Validator: func(row item, kind tracking.RowStatus) (bool, []tracking.FieldError) {
			asked[row.ID] = kind
			return row.ID != "a1" && row.ID != "e2", []tracking.FieldError{{Field: "id", Message: "one"}, {Message: "two"}}
		}})
		require.Equal(t, map[string]tracking.RowStatus{
			"a1": tracking.Added, "a2": tracking.Added, "e1": tracking.Edited, "e2": tracking.Edited,
		}, asked)
		require.Equal(t, []any{"a2"}, names(set.Added, "id"))
		require.Equal(t, []any{"e1"}, names(set.Updated, "id"))
		require.Len(t, set.Removed, 2)
		wrong := []tracking.FieldError{{Field: "id", Message: "one"}, {Message: "two"}}
		require.Equal(t, []tracking.RowError{
			{Index: 1, Message: "one; two", Type: tracking.Added, Fields: wrong, Key: "a1"},
			{Index: 0, Message: "one; two", Type: tracking.Edited, Fields: wrong, Key: "e2"},
		}, set.Errors)
	})
	t.Run("a validator without a word, and one that panics", func(t *testing.T) {
		set := tracking.BuildChangeSet(changed(), options{Validator: func(row item, kind tracking.RowStatus) (bool, []tracking.FieldError) {
			if kind == tracking.Edited {
				panic(errors.New("oh"))
			}
			return false, nil
		}})
		require.Len(t, set.Errors, 4)
		require.Equal(t, "validation failed", set.Errors[0].Message)
		require.Equal(t, "(validator threw: oh)", set.Errors[3].Message)
	})
	t.Run("a mapping that fails for an added row", func(t *testing.T) {
		set := tracking.BuildChangeSet(changed(), options{Mapping: mapped(fail("a1"))})
		require.Equal(t, []any{"a2"}, names(set.Added, "id"))
		require.Equal(t, []tracking.RowError{{Index: 1, Message: "(mapping threw: bad a1)", Type: tracking.Added, Key: "a1"}}, set.Errors)
	})
	t.Run("a mapping that fails for an edited row", func(t *testing.T) {
		set := tracking.BuildChangeSet(changed(), options{Mapping: mapped(fail("e2"))})
		require.Equal(t, []any{"e1"}, names(set.Updated, "id"))
		require.Equal(t, []tracking.RowError{{Message: "(mapping threw: bad e2)", Type: tracking.Edited, Key: "e2"}}, set.Errors)
	})
	t.Run("a mapping that panics", func(t *testing.T) {
		set := tracking.BuildChangeSet(changed(), options{Mapping: mapped(fail("panic"))})
		require.Equal(t, "(mapping threw: thrown)", set.Errors[0].Message)
	})
	t.Run("a mapping that fails for a deleted row", func(t *testing.T) {
		set := tracking.BuildChangeSet(changed(), options{Mapping: mapped(fail("d2"))})
		require.Empty(t, set.Errors)
		text, err := json.Marshal(set.Removed)
		require.NoError(t, err)
		require.JSONEq(t, `[{"id":"d2","name":"was","qty":0,"tags":null},{"id":"d1"}]`, string(text))
	})
	entries := func(e ...tracking.MapEntry[item]) tracking.Mapping[item] { return tracking.Mapping[item]{Entries: e} }
	for name, tc := range map[string]struct {
		o       options
		message string
	}{
		"names twice":      {options{Mapping: entries(tracking.MapEntry[item]{Name: "x", Field: "name"}, tracking.MapEntry[item]{Name: "x", Field: "qty"})}, `(mapping threw: tracking: two entries of the mapping have the name "x")`},
		"no name":          {options{Mapping: entries(tracking.MapEntry[item]{Name: "", Field: "name"})}, `(mapping threw: tracking: an entry of the mapping, for the field "name", has no name)`},
		"an unknown field": {options{Mapping: entries(tracking.MapEntry[item]{Name: "x", Field: "nom"})}, `(mapping threw: tracking: the mapping names the field "nom", which rows do not have)`},
		"no function":      {options{Mapping: entries(tracking.MapEntry[item]{Name: "x", Value: nil})}, `(mapping threw: tracking: the mapping names the field "", which rows do not have)`},
		"broken fields":    {options{Fields: []tracking.Field[item]{{Name: "id"}}}, `(mapping threw: tracking: the field "id" has no Get)`},
	} {
		t.Run("a mapping that can map nothing: "+name, func(t *testing.T) {
			set := tracking.BuildChangeSet(changed(), tc.o)
			require.Empty(t, set.Added)
			require.Empty(t, set.Updated)
			require.Equal(t, []tracking.RowError{
				{Index: 0, Message: tc.message, Type: tracking.Added, Key: "a2"}, {Index: 1, Message: tc.message, Type: tracking.Added, Key: "a1"},
				{Index: 0, Message: tc.message, Type: tracking.Edited, Key: "e2"},
				{Index: 1, Message: tc.message, Type: tracking.Edited, Key: "e1"},
			}, set.Errors)
			text, err := json.Marshal(set.Removed)
			require.NoError(t, err)
			require.JSONEq(t, `[{"id":"d2","name":"was","qty":0,"tags":null},{"id":"d1","name":"was","qty":0,"tags":null}]`, string(text))
		})
	}
	t.Run("rows that are missing", func(t *testing.T) {
		s := changed()
		s.Rows = nil
		set := tracking.BuildChangeSet(s, options{})
		require.Len(t, set.Errors, 4)
		require.Equal(t, "(no row)", set.Errors[0].Message)
		require.Len(t, set.Removed, 2)
	})
}

func TestMapping(t *testing.T) {
	row := item{ID: "a", Name: "ann", Qty: 2, Tags: []string{"x"}}
	rename, compute := tracking.MapEntry[item]{Name: "title", Field: "name"}, tracking.MapEntry[item]{Name: "double", Value: func(i item) (any, error) { return i.Qty * 2, nil }}
	for name, tc := range map[string]struct {
		mapping tracking.Mapping[item]
		json    string
	}{
		"none":         {tracking.Mapping[item]{}, `{"id":"a","name":"ann","qty":2,"tags":["x"]}`},
		"what is said": {tracking.Mapping[item]{Entries: []tracking.MapEntry[item]{compute, rename}}, `{"double":4,"title":"ann"}`},
		"pass through": {
			tracking.Mapping[item]{Entries: []tracking.MapEntry[item]{rename}, PassThrough: true},
			`{"title":"ann","id":"a","qty":2,"tags":["x"]}`,
		},
		"a computed field in place of one of its name": {
			tracking.Mapping[item]{Entries: []tracking.MapEntry[item]{{Name: "qty", Value: func(item) (any, error) { return "many", nil }}}, PassThrough: true},
			`{"qty":"many","id":"a","name":"ann","tags":["x"]}`,
		},
		"a field under two names": {
			tracking.Mapping[item]{Entries: []tracking.MapEntry[item]{rename, {Name: "name2", Field: "name"}}},
			`{"title":"ann","name2":"ann"}`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			mapped, err := tracking.ApplyMapping(row, tc.mapping)
			require.NoError(t, err)
			text, err := json.Marshal(mapped)
			require.NoError(t, err)
			require.Equal(t, tc.json, string(text))
		})
	}
}

func TestApplyMappingLetsFailuresPass(t *testing.T) {
	failing := func(f func(item) (any, error)) tracking.Mapping[item] {
		return tracking.Mapping[item]{Entries: []tracking.MapEntry[item]{{Name: "x", Value: f}}}
	}
	oh := errors.New("oh")
	_, err := tracking.ApplyMapping(item{}, failing(func(item) (any, error) { return nil, oh }))
	require.Same(t, oh, err)
	require.PanicsWithValue(t, "oh", func() {
		_, _ = tracking.ApplyMapping(item{}, failing(func(item) (any, error) { panic("oh") }))
	})
	_, err = tracking.ApplyMapping(item{}, failing(nil))
	require.ErrorContains(t, err, "which rows do not have")
}

func TestChangeSetJSON(t *testing.T) {
	text, err := json.Marshal(tracking.ChangeSet{})
	require.NoError(t, err)
	require.Equal(t, `{"added":[],"updated":[],"removed":[],"errors":[]}`, string(text))
	set := tracking.ChangeSet{
		Added: []tracking.MappedRow{{{Name: "b", Value: 1}, {Name: "a", Value: "<\n"}}, {}},
		Errors: []tracking.RowError{
			{Index: 1, Message: "no", Type: tracking.Edited, Key: "k"},
			{Fields: []tracking.FieldError{{Field: "f", Message: "m"}, {}}},
		},
	}
	text, err = set.MarshalJSON()
	require.NoError(t, err)
	require.Equal(t, `{"added":[{"b":1,"a":"<\n"},{}],"updated":[],"removed":[],"errors":[`+
		`{"index":1,"message":"no","type":"updated"},`+
		`{"index":0,"message":"","type":"added","fields":[{"field":"f","message":"m"},{"field":"","message":""}]}]}`, string(text))
	body, err := set.Payload()
	require.NoError(t, err)
	require.Equal(t, `{"added":[{"b":1,"a":"<\n"},{}],"updated":[],"removed":[]}`, string(body))
}

type shouting string

func (s shouting) MarshalJSON() ([]byte, error) { return json.Marshal(string(s) + "!") }

type failing struct{}

func (failing) MarshalJSON() ([]byte, error) { panic("secret") }

func TestValuesAreJSON(t *testing.T) {
	zone := time.FixedZone("", 3600)
	for _, v := range []any{
		nil, true, false, 1, int8(-8), int32(-1), int64(math.MinInt64), uint8(8), uint64(math.MaxUint64), 0.0, -1.5, 1e-7, 1e21, 1e20, 1e-6, 1e-10, -5e-324, math.MaxFloat64,
		float32(0.1), math.Copysign(0, -1), "", "한글 \"\\\x00\x1f\u2028\u2029\xff\x7f", time.Unix(1, 5).In(zone), []int{1}, map[string]any{"b": 1, "a": nil},
		shouting("a"), json.Number("1.50"), json.RawMessage(`{"x":1}`), struct{ A *int }{}, []byte("bytes"),
	} {
		expected, err := json.Marshal(v)
		require.NoError(t, err)
		text, err := tracking.MappedRow{{Name: "v", Value: v}}.MarshalJSON()
		require.NoError(t, err)
		require.JSONEq(t, `{"v":`+string(expected)+`}`, string(text))
		if _, ok := v.(float64); ok {
			require.Equal(t, `{"v":`+string(expected)+`}`, string(text))
		}
	}
	for _, v := range []any{math.NaN(), math.Inf(1), make(chan int), func() {}, failing{}, time.Date(10_000, 1, 1, 0, 0, 0, 0, time.UTC)} {
		_, err := tracking.MappedRow{{Name: "v", Value: v}}.MarshalJSON()
		require.ErrorContains(t, err, `"v": tracking: a value that cannot be JSON (`)
		require.NotContains(t, err.Error(), "secret")
	}
}

func FuzzJSON(f *testing.F) {
	f.Add("name", "text", 1.5, int64(3), true)
	f.Add("\xff", "\u2028<&>\\\"\x00", math.MaxFloat64, int64(math.MinInt64), false)
	f.Add("", "😀\xed\xa0\x80", 1e-300, int64(0), true)
	f.Fuzz(func(t *testing.T, name, text string, x float64, n int64, b bool) {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return // JSON has no such numbers; other tests cover them
		}
		row := tracking.MappedRow{{name, text}, {"2" + name, x}, {"3" + name, n}, {"4" + name, b}, {"5" + name, []any{text, x}}}
		set := tracking.ChangeSet{Added: []tracking.MappedRow{row}, Errors: []tracking.RowError{{Message: text, Fields: []tracking.FieldError{{name, text}}}}}
		raw, err := set.MarshalJSON()
		require.NoError(t, err)
		plain := map[string]any{name: text, "2" + name: x, "3" + name: n, "4" + name: b, "5" + name: []any{text, x}}
		fields := []map[string]any{{"field": name, "message": text}}
		errs := []map[string]any{{"index": 0, "message": text, "type": "added", "fields": fields}}
		expected, err := json.Marshal(map[string]any{"added": []any{plain}, "updated": []any{}, "removed": []any{}, "errors": errs})
		require.NoError(t, err)
		require.JSONEq(t, string(expected), string(raw))
	})
}
