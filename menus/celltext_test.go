// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net"
	"reflect"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/menus"
)

type (
	named     string
	level     int
	selfPtr   *selfPtr
	badJSON   struct{ A int }
	failJSON  struct{ A int }
	badError  struct{}
	nullJSON  struct{}
	ptrJSON   struct{ n int }
	loop      struct{ Next *loop }
	anyLoop   []any
	stringer  struct{ A int }
	basicName float64
)

func (level) String() string                  { return "a level" }
func (level) MarshalText() ([]byte, error)    { return []byte("text"), nil }
func (basicName) String() string              { return "a name" }
func (badJSON) MarshalJSON() ([]byte, error)  { panic("no JSON today") }
func (failJSON) MarshalJSON() ([]byte, error) { return nil, errors.New("no") }
func (nullJSON) MarshalJSON() ([]byte, error) { return []byte("null"), nil }
func (p *ptrJSON) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, `{"n": %d}`, p.n), nil
}
func (*badError) Error() string { panic("no message") }
func (stringer) String() string { return "stringer" }

// ring has a MarshalJSON that panics, and its fields lead nowhere.
type ring struct{ next *ring }

func (*ring) MarshalJSON() ([]byte, error) { panic("no JSON today") }

func badJSONRing() any {
	r := &ring{}
	r.next = r
	return []any{r}
}

// node is encoded without its parent.
type node struct {
	Name     string
	Children []*node
	Up       *node `json:"-"`
	parent   *node
}

func ptr[V any](v V) *V { return &v }

func TestCellValueToClipboardText(t *testing.T) {
	var nilPtr *int
	var nilErr *badError
	for _, tt := range []struct {
		v    any
		want string
	}{
		{nil, ""}, {nilPtr, ""}, {&nilPtr, ""}, {nilErr, ""}, {[]int(nil), ""}, {map[string]int(nil), ""},
		{(func())(nil), ""}, {(chan int)(nil), ""}, {ptr[any](nil), ""}, {nullJSON{}, ""},

		{"", ""}, {"a\tb\n\"c\" <&>", "a\tb\n\"c\" <&>"}, {named("n"), "n"}, {ptr("p"), "p"}, {ptr(ptr(7)), "7"},
		{ptr[any](ptr("deep")), "deep"}, {"\xff", "\xff"}, {json.Number("1.50"), "1.50"},

		{true, "true"}, {false, "false"}, {0, "0"}, {-12, "-12"}, {int8(-128), "-128"},
		{int64(math.MinInt64), "-9223372036854775808"}, {uint64(math.MaxUint64), "18446744073709551615"},
		{uintptr(5), "5"}, {'한', "54620"}, {level(3), "3"}, {time.Second, "1000000000"}, {basicName(1.5), "1.5"},

		{0.1, "0.1"}, {float32(0.1), "0.1"}, {float32(1e-6), "0.000001"}, {float32(1e21), "1e+21"}, {1.0, "1"}, {100.0, "100"}, {-2.5, "-2.5"}, {1.0 / 3, "0.3333333333333333"},
		{1e20, "100000000000000000000"}, {1e21, "1e+21"}, {1.5e300, "1.5e+300"}, {-1e21, "-1e+21"},
		{123456789012345680000.0, "123456789012345680000"},
		{1e-6, "0.000001"}, {1.5e-6, "0.0000015"}, {1e-7, "1e-7"}, {1.5e-7, "1.5e-7"}, {5e-324, "5e-324"},
		{1e-10, "1e-10"}, {math.MaxFloat64, "1.7976931348623157e+308"},
		{math.NaN(), "NaN"}, {math.Inf(1), "Infinity"}, {math.Inf(-1), "-Infinity"}, {math.Copysign(0, -1), "0"},

		{[]int{}, "[]"}, {[]int{1, 2}, "[1,2]"}, {[2]string{"a", "b"}, `["a","b"]`}, {[]any{nil, 1.5, "x"}, `[null,1.5,"x"]`},
		{map[string]any{"b": 1, "a": []int{2}}, `{"a":[2],"b":1}`}, {map[int]bool{2: true, 10: false}, `{"10":false,"2":true}`},
		{struct {
			B string
			A int `json:"a"`
			c int
		}{"<&>", 1, 2}, `{"B":"<&>","a":1}`},
		{struct{ Z, A int }{1, 2}, `{"A":2,"Z":1}`},
		{[]uint64{math.MaxUint64}, "[18446744073709551615]"},
		{&ptrJSON{4}, `{"n":4}`}, {stringer{1}, `{"A":1}`},
		{time.Date(2025, 1, 6, 9, 0, 0, 0, time.UTC), `"2025-01-06T09:00:00Z"`},
		{ptr(time.Date(2025, 1, 6, 9, 0, 0, 0, time.UTC)), `"2025-01-06T09:00:00Z"`},
		{net.IPv4(1, 2, 3, 4), `"1.2.3.4"`}, {json.RawMessage(`{"b":1, "a":2}`), `{"a":2,"b":1}`},

		{[]byte("text"), "text"}, {[]byte{}, ""}, {[]byte{0xff, 0xfe}, "//4="},
		{errors.New("boom"), "boom"}, {fmt.Errorf("wrapped: %w", errors.New("x")), "wrapped: x"},

		{complex(1, 2), "(1+2i)"}, {badJSON{7}, "{7}"}, {failJSON{8}, "{8}"}, {[]float64{math.NaN()}, "[NaN]"},
		{&loop{}, `{"Next":null}`},
	} {
		assert.Equal(t, tt.want, menus.CellValueToClipboardText(tt.v), "%T", tt.v)
	}
}

func TestCyclesThatJSONDoesNotFollow(t *testing.T) {
	root := &node{Name: "root"}
	root.Children = []*node{{Name: "leaf", Up: root, parent: root}}
	require.Same(t, root, root.Children[0].parent)
	assert.Equal(t, `{"Children":[{"Children":null,"Name":"leaf"}],"Name":"root"}`, menus.CellValueToClipboardText(root))
	long := menus.CellValueToClipboardText(make([]float64, 1_100_000))
	assert.Len(t, long, 2_200_001)
}

func TestClipboardTextOfWhatHasNoEnd(t *testing.T) {
	var p selfPtr
	p = &p
	ring := &loop{}
	ring.Next = ring
	list := make(anyLoop, 1)
	list[0] = list
	table := map[string]any{}
	table["again"] = table
	wide := make([]any, 0)
	for range 200 {
		wide = []any{wide, make(chan int)}
	}
	long := &loop{}
	for range 2_000_000 {
		long = &loop{Next: long}
	}
	twice := any([]int{1})
	for range 60 {
		twice = []any{twice, twice}
	}
	for _, v := range []any{long, twice, badJSONRing(), p, &p, ring, list, table, wide, &list, []any{list}, badError{}, &badError{}} {
		assert.NotPanics(t, func() {
			got := menus.CellValueToClipboardText(v)
			assert.NotEmpty(t, got)
			assert.Less(t, len(got), 1000)
		})
	}
	assert.Equal(t, "menus_test.anyLoop", menus.CellValueToClipboardText(list))
	assert.Equal(t, "map[string]interface {}", menus.CellValueToClipboardText(table))
	assert.NotEmpty(t, menus.CellValueToClipboardText(func() {}))
	assert.NotEmpty(t, menus.CellValueToClipboardText(make(chan int)))
}

func FuzzCellValueToClipboardText(f *testing.F) {
	for _, seed := range []string{`null`, `{"b":[1,2.50,{"a":null}],"a":"<&>"}`, `1e400`, `"\ud800"`, `[[[[]]]]`, `-0`} {
		f.Add([]byte(seed), 0.1)
	}
	f.Fuzz(func(t *testing.T, raw []byte, number float64) {
		text := menus.CellValueToClipboardText(number)
		var back float64
		if _, err := fmt.Sscan(text, &back); err != nil || back != number && number == number {
			t.Fatalf("%v is %q, which reads back as %v", number, text, back)
		}
		var v any
		if json.Unmarshal(raw, &v) != nil {
			menus.CellValueToClipboardText(raw)
			menus.CellValueToClipboardText(json.RawMessage(raw))
			return
		}
		text = menus.CellValueToClipboardText(v)
		if !utf8.ValidString(text) {
			t.Fatalf("%q is not UTF-8", text)
		}
		var again any
		switch v.(type) {
		case map[string]any, []any:
			if err := json.Unmarshal([]byte(text), &again); err != nil || !reflect.DeepEqual(v, again) {
				t.Fatalf("%q reads back as %v, %v", text, again, err)
			}
		}
	})
}

func TestCopyCellItem(t *testing.T) {
	r := newRig(t)
	it := menus.MakeCopyCellItem[string](menus.CopyCellOptions{})
	require.Equal(t, "복사", it.Label)
	require.NotNil(t, it.Icon)
	r.menu.Open(r.Root().Bounds, 0, target{Value: map[string]int{"a": 1}, Text: "shown"}, []item{it})
	r.Settle()
	r.Keys("Shortcut+C")
	text, ok := r.Clipboard.Text()
	assert.True(t, ok)
	assert.Equal(t, `{"a":1}`, text)
	assert.False(t, r.menu.IsOpen())

	other := menus.MakeCopyCellItem[string](menus.CopyCellOptions{Label: "Copy cell", Icon: menus.Icon(nil)})
	assert.Equal(t, "Copy cell", other.Label)
}

func TestCopyWorksInsideOnClickOnly(t *testing.T) {
	r := newRig(t)
	var kept target
	r.open(item{Label: "A", OnClick: func(t target) { kept = t; t.Copy("one"); t.Copy("two") }})
	r.clickItem("A")
	text, _ := r.Clipboard.Text()
	assert.Equal(t, "two", text, "the last one counts")
	r.Clipboard.Clear()
	kept.Copy("too late")
	target{}.Copy("from nowhere")
	chosen := r.events[0].(menus.Chosen[string])
	chosen.Target.Copy("nor from the event")
	r.Settle()
	_, ok := r.Clipboard.Text()
	assert.False(t, ok)
}
