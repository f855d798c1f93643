// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

type (
	money   float64
	sku     string
	tally   int
	rank    uint8
	flag    bool
	stamp   time.Time
	ratio32 float32
)

type deal struct {
	name  string
	sku   sku
	qty   int
	rank  rank
	total money
	price float64
	ratio ratio32
	paid  bool
	at    time.Time
}

// cellText is what a column shows for a row.
func cellText[T any](c Column[T], row T) string {
	return string(c.column().AppendText(nil, rowdata.Of(row)))
}

func TestColumnTexts(t *testing.T) {
	at := time.Date(2024, 5, 6, 7, 8, 9, 0, time.UTC)
	d := deal{name: "에이", sku: "x1", qty: -12, rank: 200, total: 1234.5, price: 1e21, ratio: 0.1, paid: true, at: at}
	for _, c := range []struct {
		col   Column[deal]
		want  string
		value any
		kind  option.Kind
		align option.Align
	}{
		{Field("a", "", func(d deal) string { return d.name }), "에이", d.name, option.KindText, option.AlignStart},
		{Field("a", "", func(d deal) sku { return d.sku }), "x1", d.sku, option.KindText, option.AlignStart},
		{Field("a", "", func(d deal) int { return d.qty }), "-12", d.qty, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(d deal) rank { return d.rank }), "200", d.rank, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(d deal) money { return d.total }), "1234.5", d.total, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(d deal) float64 { return d.price }), "1e+21", d.price, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(d deal) ratio32 { return d.ratio }), "0.1", d.ratio, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(deal) time.Duration { return 90 * time.Second }), "1m30s", 90 * time.Second, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(deal) time.Month { return time.May }), "May", time.May, option.KindText, option.AlignStart},
		{Bool("a", "", func(d deal) bool { return d.paid }), "true", true, option.KindBool, option.AlignCenter},
		{Func("a", "", func(d deal) (flag, bool) { return flag(d.paid), true }), "true", flag(true), option.KindBool, option.AlignCenter},
		{Time("a", "", func(d deal) time.Time { return d.at }), "2024-05-06 07:08", at, option.KindTime, option.AlignStart},
		{Time("a", "", func(d deal) time.Time { return d.at }).Layout("02.01.06"), "06.05.24", at, option.KindTime, option.AlignStart},
		{Func("a", "", func(d deal) (stamp, bool) { return stamp(d.at), true }), "2024-05-06 07:08", stamp(at), option.KindTime, option.AlignStart},
		{Func("a", "", func(d deal) (*int, bool) { return &d.qty, true }).Compare(nil), "-12", nil, option.KindOther, option.AlignStart},
		{Func("a", "", func(d deal) ([]int, bool) { return []int{1, 2}, true }), "[1 2]", []int{1, 2}, option.KindOther, option.AlignStart},
		{Func("a", "", func(d deal) (any, bool) { return d.qty, true }), "-12", -12, option.KindOther, option.AlignStart},
		{Func("a", "", func(d deal) (any, bool) { return 1e6, true }), "1000000", 1e6, option.KindOther, option.AlignStart},
		{Field("a", "", func(d deal) int { return d.qty }).Kind(option.KindText), "-12", d.qty, option.KindText, option.AlignStart},
		{Field("a", "", func(d deal) int { return d.qty }).Align(option.AlignCenter), "-12", d.qty, option.KindNumber, option.AlignCenter},
		{Field("a", "", func(d deal) int { return d.qty }).Format(strconv.Itoa).Format(nil), "-12", d.qty, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(d deal) int { return d.qty }).Text(func(d deal) string { return d.name }), "에이", d.qty, option.KindNumber, option.AlignEnd},
		{Field("a", "", func(d deal) money { return d.total }).Format(func(m money) string { return fmt.Sprintf("₩%.2f", float64(m)) }), "₩1234.50", d.total, option.KindNumber, option.AlignEnd},
	} {
		def := c.col.column()
		assert.Equal(t, c.want, cellText(c.col, d))
		assert.Equal(t, c.kind, def.Kind, c.want)
		assert.Equal(t, c.align, def.TextAlign(), c.want)
		assert.NoError(t, def.Err)
		if c.value != nil {
			assert.Equal(t, c.value, def.Value(rowdata.Of(d)))
		}
	}
}

// TestEveryBasicType walks through all types that Field takes, each with a
// type made from it.
func TestEveryBasicType(t *testing.T) {
	checkNumbers[int, tally](t, -3, 5)
	checkNumbers[int8, namedInt8](t, -128, 127)
	checkNumbers[int16, namedInt16](t, -32768, 32767)
	checkNumbers[int32, namedInt32](t, -3, 5)
	checkNumbers[int64, namedInt64](t, math.MinInt64, math.MaxInt64)
	checkNumbers[uint, namedUint](t, 3, math.MaxUint)
	checkNumbers[uint8, rank](t, 3, 255)
	checkNumbers[uint16, namedUint16](t, 3, 65535)
	checkNumbers[uint32, namedUint32](t, 3, math.MaxUint32)
	checkNumbers[uint64, namedUint64](t, 3, math.MaxUint64)
	checkNumbers[uintptr, namedUintptr](t, 3, 4)
	checkNumbers[float32, ratio32](t, -3, 0.5)
	checkNumbers[float64, money](t, -3, 1.5)
}

type (
	namedInt8    int8
	namedInt16   int16
	namedInt32   int32
	namedInt64   int64
	namedUint    uint
	namedUint16  uint16
	namedUint32  uint32
	namedUint64  uint64
	namedUintptr uintptr
)

type numeric interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr | ~float32 | ~float64
}

func checkNumbers[B, N numeric](t *testing.T, low, high B) {
	t.Helper()
	checkNumber(t, low, high)
	checkNumber(t, N(low), N(high))
}

func checkNumber[V numeric](t *testing.T, low, high V) {
	t.Helper()
	for _, c := range []Column[V]{
		Field("n", "", func(v V) V { return v }).Edit(func(row *V, v V) { *row = v }),
		Func("n", "", func(v V) (V, bool) { return v, true }).Edit(func(row *V, v V) { *row = v }),
	} {
		d := c.column()
		require.NoError(t, d.Err)
		assert.Equal(t, option.KindNumber, d.Kind)
		assert.Negative(t, d.Compare(rowdata.Of(low), rowdata.Of(high)))
		assert.Positive(t, d.Compare(rowdata.Of(high), rowdata.Of(low)))
		assert.Zero(t, d.Compare(rowdata.Of(low), rowdata.Of(low)))
		for _, v := range []V{low, high} {
			assert.Equal(t, fmt.Sprint(v), cellText(c, v), "%T", v)
			assert.Equal(t, v, d.Value(rowdata.Of(v)))
			f, ok := d.Number(rowdata.Of(v))
			assert.True(t, ok)
			assert.Equal(t, float64(v), f)
			var back V
			require.NoError(t, d.Set(rowdata.To(&back), cellText(c, v)), "%T", v)
			assert.Equal(t, v, back)
		}
	}
}

func TestColumnTextAllocatesNothing(t *testing.T) {
	at := time.Date(2024, 5, 6, 7, 8, 9, 0, time.UTC)
	row := deal{name: "a longer name than most", sku: "c", qty: 123456789, rank: 3, total: 1234.5678, price: 1e-9, paid: true, at: at}
	dst := make([]byte, 0, 128)
	for name, c := range map[string]Column[deal]{
		"string":       Field("a", "", func(d deal) string { return d.name }),
		"named string": Field("a", "", func(d deal) sku { return d.sku }),
		"int":          Field("a", "", func(d deal) int { return d.qty }),
		"named uint8":  Field("a", "", func(d deal) rank { return d.rank }),
		"float":        Field("a", "", func(d deal) float64 { return d.price }),
		"named float":  Field("a", "", func(d deal) money { return d.total }),
		"bool":         Bool("a", "", func(d deal) bool { return d.paid }),
		"named bool":   Func("a", "", func(d deal) (flag, bool) { return flag(d.paid), true }),
		"time":         Time("a", "", func(d deal) time.Time { return d.at }),
		"named time":   Func("a", "", func(d deal) (stamp, bool) { return stamp(d.at), true }),
		"optional int": Func("a", "", func(d deal) (int, bool) { return d.qty, true }),
	} {
		def := c.column()
		n, row := 0, rowdata.Of(row)
		assert.Zero(t, testing.AllocsPerRun(100, func() { n += len(def.AppendText(dst, row)) }), name)
		assert.Positive(t, n, name)
		assert.Zero(t, testing.AllocsPerRun(100, func() { n += def.Compare(row, row) }), name)
		if def.Missing != nil {
			assert.Zero(t, testing.AllocsPerRun(100, func() { def.Missing(row) }), name)
		}
	}
}

func TestMissing(t *testing.T) {
	nan := math.NaN()
	missing := func(c Column[float64], v float64) bool {
		d := c.column()
		gone := d.Missing(rowdata.Of(v))
		assert.Equal(t, gone, d.Value(rowdata.Of(v)) == nil)
		assert.Equal(t, gone, cellText(c, v) == "")
		_, ok := d.Number(rowdata.Of(v))
		assert.Equal(t, gone, !ok)
		return gone
	}
	field := Field("f", "", func(v float64) float64 { return v })
	assert.True(t, missing(field, nan))
	assert.False(t, missing(field, math.Inf(1)))
	assert.False(t, missing(field, 0))
	assert.True(t, missing(Field("f", "", func(v float64) money { return money(v) }), nan))
	assert.True(t, missing(Func("f", "", func(v float64) (float64, bool) { return v, true }), nan))

	small := Func("f", "", func(v float64) (float64, bool) { return v, v >= 10 })
	assert.True(t, missing(small, 9))
	assert.False(t, missing(small, 10))

	both := small.Missing(func(v float64) bool { return v == 12 })
	assert.True(t, missing(both, 9))
	assert.False(t, missing(both, 11))
	assert.True(t, missing(both, 12))

	ints := Field("i", "", func(v int) int { return v })
	assert.Nil(t, ints.column().Missing, "an int is always there")
	ints.Missing(nil)
	assert.Nil(t, ints.column().Missing)
	ints.Missing(func(v int) bool { return v < 0 })
	assert.True(t, ints.column().Missing(rowdata.Of(-1)))
	assert.False(t, ints.column().Missing(rowdata.Of(1)))
	assert.Equal(t, "", cellText(ints, -1))

	at := Time("t", "", func(v time.Time) time.Time { return v })
	assert.True(t, at.column().Missing(rowdata.Of(time.Time{})))
	assert.Equal(t, "", cellText(at, time.Time{}))
	assert.False(t, at.column().Missing(rowdata.Of(time.Unix(0, 0))))

	p := Func("p", "", func(v *int) (*int, bool) { return v, true })
	assert.True(t, p.column().Missing(rowdata.Of[*int](nil)))
	assert.Nil(t, p.column().Value(rowdata.Of[*int](nil)))
	any0 := Func("p", "", func(v any) (any, bool) { return v, true })
	assert.True(t, any0.column().Missing(rowdata.Of[any](nil)))
	assert.Equal(t, "", cellText(any0, nil))
}

// release has an order of its own and a text.
type release struct{ major, minor int }

func (v release) String() string        { return fmt.Sprintf("v%d.%d", v.major, v.minor) }
func (v release) Compare(o release) int { return 100*(v.major-o.major) + v.minor - o.minor }

// tagged has only a text.
type tagged struct{ s string }

func (l *tagged) String() string { return l.s }

// megabytes is a float that shows itself.
type megabytes float64

func (s megabytes) String() string { return fmt.Sprintf("%g MB", float64(s)) }

func TestMethodsOfValues(t *testing.T) {
	v := Func("v", "", func(v release) (release, bool) { return v, true })
	assert.Equal(t, "v1.10", cellText(v, release{1, 10}))
	assert.Equal(t, option.KindText, v.column().Kind)
	assert.Negative(t, v.column().Compare(rowdata.Of(release{1, 9}), rowdata.Of(release{1, 10})))

	l := Func("l", "", func(l *tagged) (*tagged, bool) { return l, true })
	assert.Equal(t, "b", cellText(l, &tagged{"b"}))
	assert.Equal(t, "", cellText(l, nil))
	assert.Negative(t, l.column().Compare(rowdata.Of(&tagged{"a"}), rowdata.Of(&tagged{"b"})))

	s := Field("s", "", func(s megabytes) megabytes { return s })
	assert.Equal(t, "2.5 MB", cellText(s, 2.5))
	assert.Equal(t, option.KindNumber, s.column().Kind)

	m := Func("m", "", func(m time.Month) (time.Month, bool) { return m, true })
	assert.Negative(t, m.column().Compare(rowdata.Of(time.March), rowdata.Of(time.April)), "in the order of numbers")

	plain := Func("x", "", func(x [2]int) ([2]int, bool) { return x, true })
	assert.Nil(t, plain.column().Compare)
}

func TestWrongConstruction(t *testing.T) {
	var noField func(deal) int
	var noFunc func(deal) (int, bool)
	for name, c := range map[string]Column[deal]{
		"field": Field("a", "A", noField),
		"time":  Time[deal]("a", "A", nil),
		"bool":  Bool[deal]("a", "A", nil),
		"func":  Func("a", "A", noFunc),
		"text":  Field("a", "A", noField).Format(strconv.Itoa).Edit(func(*deal, int) {}).Missing(func(deal) bool { return false }),
	} {
		d := c.column()
		require.ErrorContains(t, d.Err, `column "a" has no accessor`, name)
		assert.Equal(t, "", cellText(c, deal{qty: 3}), name)
		assert.Nil(t, d.Value(rowdata.Of(deal{})), name)
		assert.True(t, d.Missing(rowdata.Of(deal{})), name)
	}
	assert.ErrorContains(t, ColumnError(Field("", "Qty", func(d deal) int { return d.qty })), "has no id")

	var none *Typed[deal, int]
	assert.Equal(t, column.ErrNil, Column[deal](none).column().Err)
	assert.Equal(t, column.ErrNil, ColumnError(none))
	var noGroup *Grouped[deal]
	assert.Equal(t, column.ErrNil, Column[deal](noGroup).column().Err)
}

func TestGroup(t *testing.T) {
	a := Field("a", "A", func(d deal) int { return d.qty })
	b := Bool("b", "B", func(d deal) bool { return d.paid })
	in := []Column[deal]{a, Group("inner", "Inner", b)}
	g := Group("g", "G", in...).Align(option.AlignCenter).NoMove()
	d := g.column()
	require.NoError(t, d.Err)
	assert.Len(t, d.Children, 2)
	assert.Same(t, a.column(), d.Children[0])
	assert.Equal(t, option.AlignCenter, d.TextAlign())
	assert.True(t, d.NoReorder)

	in[0] = nil
	assert.NotNil(t, d.Children[0], "the group keeps its own list")

	assert.ErrorContains(t, Group[deal]("g", "G").column().Err, "empty")
	var none *Typed[deal, int]
	bad := Group("g", "G", nil, Column[deal](none), a).column()
	assert.ErrorIs(t, bad.Err, column.ErrNil)
	assert.Len(t, bad.Children, 1)
	assert.ErrorContains(t, Group("", "G", Column[deal](a)).column().Err, "no id")
}

func TestOptions(t *testing.T) {
	c := Field("a", "A", func(d deal) int { return d.qty }).
		Width(90).MinMax(30, 200).Flex(2).Auto().
		Hidden().NoResize().NoMove().NoPin().NoHide().Utility().
		Cell(func(layout.Context, CellContext[deal]) layout.Dimensions { return layout.Dimensions{} }).
		CellStyle(func(CellContext[deal]) theme.CellStyle { return theme.CellStyle{Bold: true} }).
		Tooltip(func(CellContext[deal]) string { return "tip" }).
		Footer(func() string { return "sum" }).
		FooterCell(layout.Spacer{}.Layout).
		HeaderCell(layout.Spacer{}.Layout)
	d := c.column()
	assert.Same(t, d, c.column())
	assert.Equal(t, unit.Dp(90), d.Width)
	assert.Equal(t, unit.Dp(30), d.Min)
	assert.Equal(t, unit.Dp(200), d.Max)
	assert.Equal(t, float32(2), d.Flex)
	for i, on := range []bool{d.Auto, d.Hidden, d.NoResize, d.NoReorder, d.NoPin, d.NoHide, d.Utility, d.NoSort, d.NoFilter} {
		assert.True(t, on, i)
	}
	assert.True(t, d.Style(column.CellContext{RowContext: column.RowContext{Row: rowdata.Of(deal{})}}).Bold)
	assert.Equal(t, "tip", d.Tooltip(column.CellContext{RowContext: column.RowContext{Row: rowdata.Of(deal{})}}))
	assert.Equal(t, "sum", d.Footer())
	assert.NotNil(t, d.Cell)
	assert.NotNil(t, d.FooterCell)
	assert.NotNil(t, d.HeaderCell)

	plain := Field("a", "A", func(d deal) int { return d.qty }).NoSort().NoFilter().column()
	assert.True(t, plain.NoSort && plain.NoFilter)
	assert.False(t, plain.Utility)
}

func TestOddSizes(t *testing.T) {
	nan, inf := unit.Dp(math.NaN()), unit.Dp(math.Inf(1))
	for _, w := range []unit.Dp{nan, inf, -inf, -1, 0} {
		d := Field("a", "", func(d deal) int { return 0 }).Width(w).MinMax(w, w).Flex(float32(w)).column()
		assert.Zero(t, d.Width)
		assert.Zero(t, d.Min)
		assert.Zero(t, d.Max)
		assert.Zero(t, d.Flex)
	}
	d := Field("a", "", func(d deal) int { return 0 }).MinMax(100, 50).column()
	assert.Equal(t, unit.Dp(100), d.Max)
}

func TestCompareOption(t *testing.T) {
	c := Field("a", "", func(s string) string { return s }).
		Compare(func(a, b string) int { return len(a) - len(b) })
	rows := []string{"ccc", "a", "bb"}
	slices.SortFunc(rows, func(a, b string) int { return c.column().Compare(rowdata.Of(a), rowdata.Of(b)) })
	assert.Equal(t, []string{"a", "bb", "ccc"}, rows)
	assert.Nil(t, c.Compare(nil).column().Compare)
}

// TestColumnsOnManyGoroutines lets several goroutines use one column of a
// named type, as a sort in the background does beside the frame.
func TestColumnsOnManyGoroutines(t *testing.T) {
	d := Func("a", "", func(m money) (money, bool) { return m, true }).column()
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range 2000 {
				v := float64(g*10000 + i)
				if f, _ := d.Number(rowdata.Of(money(v))); f != v {
					t.Errorf("got %v, want %v", f, v)
				}
			}
		})
	}
	wg.Wait()
}

func TestKindString(t *testing.T) {
	for k, want := range map[option.Kind]string{option.KindText: "text", option.KindNumber: "number", option.KindTime: "time", option.KindBool: "bool", option.KindOther: "other", 99: "other"} {
		assert.Equal(t, want, k.String())
	}
}

func TestOrders(t *testing.T) {
	b := Bool("b", "", func(v bool) bool { return v }).column()
	assert.Negative(t, b.Compare(rowdata.Of(false), rowdata.Of(true)))
	assert.Positive(t, b.Compare(rowdata.Of(true), rowdata.Of(false)))
	assert.Zero(t, b.Compare(rowdata.Of(true), rowdata.Of(true)))

	big0 := Func("n", "", func(v *big.Int) (*big.Int, bool) { return v, true })
	assert.Negative(t, big0.column().Compare(rowdata.Of(big.NewInt(9)), rowdata.Of(big.NewInt(10))), "by Cmp, not by text")
	assert.Equal(t, "10", cellText(big0, big.NewInt(10)))

	d := Func("d", "", func(v time.Duration) (time.Duration, bool) { return v, true }).column()
	assert.Negative(t, d.Compare(rowdata.Of(9*time.Second), rowdata.Of(time.Minute)))

	at := Time("t", "", func(v time.Time) time.Time { return v }).column()
	assert.Negative(t, at.Compare(rowdata.Of(time.Unix(1, 0)), rowdata.Of(time.Unix(2, 0))))
}
