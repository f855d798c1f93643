// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structfields

import (
	"database/sql"
	"fmt"
	"math/big"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/option"
)

func TestWordsOfNames(t *testing.T) {
	for name, want := range map[string]string{
		"OrderID": "Order ID", "HTTPServer": "HTTP Server", "Name": "Name", "unit_price": "unit price", "X": "X",
		"IDs": "IDs", "Line2Total": "Line2 Total", "금액Total": "금액 Total", "ÄpfelÜber": "Äpfel Über", "A_B": "A B", "_x": "x",
		"UserIDs": "User IDs", "ABC": "ABC", "ABc": "A Bc",
	} {
		assert.Equal(t, want, words(name), name)
	}
}

func TestTags(t *testing.T) {
	for text, want := range map[string]Tag{
		"":                           {},
		"Qty":                        {Header: "Qty"},
		"Qty,edit":                   {Header: "Qty", Edit: true},
		"'Name, first',width=120":    {Header: "Name, first", Width: 120},
		"'it''s',id=a":               {Header: "it's", ID: "a"},
		"A,layout='Jan 2, 2006'":     {Header: "A", Layout: "Jan 2, 2006"},
		" A , flex = 1.5 , hidden ":  {Header: "A", Flex: 1.5, Hidden: true},
		",min=20,max=300,auto,wrap":  {Min: 20, Max: 300, Auto: true, Wrap: true},
		"A,align=end,kind=number":    {Header: "A", Align: option.AlignEnd, Kind: option.KindNumber, HasKind: true},
		"A,kind=text":                {Header: "A", HasKind: true},
		"A,agg=sum,group=Money":      {Header: "A", Aggregate: option.AggregateSum, Group: "Money"},
		"A,sort=off,filter=off":      {Header: "A", NoSort: true, NoFilter: true},
		"A,move=off,hide=off,inline": {Header: "A", NoMove: true, NoHide: true, Inline: true},
		"A,copy=off":                 {Header: "A", NoCopy: true},
		"A,format=percent":           {Header: "A", HasFormat: true, Format: option.Format{Kind: option.FormatPercent}},
		"A,currency=EUR":             {Header: "A", HasFormat: true, Format: option.Format{Currency: "EUR"}},
		"A,format=accounting":        {Header: "A", HasFormat: true, Format: option.Format{Kind: option.FormatCurrency, Accounting: true}},
		"A,digits=2":                 {Header: "A", HasFormat: true, Format: option.Format{MinDigits: 2, MaxDigits: 2}},
		"A,digits=0":                 {Header: "A", HasFormat: true, Format: option.Format{MaxDigits: -1}},
		"A,digits=0-3":               {Header: "A", HasFormat: true, Format: option.Format{MaxDigits: 3}},
		"A,format=long date":         {Header: "A", HasFormat: true, Format: option.Format{Kind: option.FormatDate, Length: option.LengthLong}},
		"A,format='#,##0.0#'":        {Header: "A", HasFormat: true, Format: option.Format{MinDigits: 1, MaxDigits: 2}},
		"A,format=0%":                {Header: "A", HasFormat: true, Format: option.Format{Kind: option.FormatPercent, MaxDigits: -1}},
		"A,format=2006-01-02":        {Header: "A", Layout: "2006-01-02"},
		"A,format='Jan 2, 2006'":     {Header: "A", Layout: "Jan 2, 2006"},
		"A,pin=left":                 {Header: "A", Pin: option.ColumnPinLeft},
		"A,align=decimal":            {Header: "A", Align: option.AlignDecimal},
		"a=b,edit":                   {Header: "a=b", Edit: true},
		"한글,edit":                    {Header: "한글", Edit: true},
	} {
		got, err := parseTag(text)
		assert.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
}

// Whatever is wrong in a tag is reported, and the rest applies.
func TestWrongTags(t *testing.T) {
	for text, want := range map[string]string{
		"A,colour=red,edit":  "tag colour=red: the key is unknown",
		"A,edt,edit":         `tag "edt" is unknown`,
		"A,format=nice,edit": "tag format=nice: a style such as percent, currency or long date, a pattern such as #,##0.00, or a layout of times was expected",
		"A,digits=x,edit":    "tag digits=x: a number of decimals was expected, or two as in 0-3",
		"A,digits=3-1,edit":  "tag digits=3-1: a number of decimals was expected, or two as in 0-3",
		"A,pin=top,edit":     "tag pin=top: one of these was expected: left, right",
		"A,width=-1,edit":    "tag width=-1: a number above 0 was expected",
		"A,width=NaN,edit":   "tag width=NaN: a number above 0 was expected",
		"A,width=Inf,edit":   "tag width=Inf: a number above 0 was expected",
		"A,flex=,edit":       "tag flex=: a number above 0 was expected",
		"A,align=left,edit":  "tag align=left: one of these was expected: center, decimal, end, start",
		"A,kind=money,edit":  "tag kind=money: one of these was expected: bool, number, other, text, time",
		"A,agg=product,edit": "tag agg=product: one of these was expected: average, count, distinct, first, last, max, min, sum",
		"A,sort=on,edit":     "tag sort=on: the only value is off",
		"A,edit,'x":          "a quote is not closed",
		"'A' b,edit":         "a comma was expected after a quote",
		"A,,edit":            `tag "" is unknown`,
	} {
		got, err := parseTag(text)
		require.Error(t, err, text)
		assert.Contains(t, err.Error(), want, text)
		assert.Equal(t, "A", got.Header, text)
		assert.True(t, got.Edit, text)
	}
}

type address struct{ Street, City string }

type base struct{ Made, Changed time.Time }

type hidden struct{ Secret string }

type colour struct{ r, g, b byte }

func (c colour) String() string { return fmt.Sprint(c.r, c.g, c.b) }

type titled struct{ Value string }

type order struct {
	base
	OrderID  int
	Qty      int `json:"qty" grid:"Qty,edit"`
	Address  address
	Ship     *address `grid:"Delivery"`
	Inlined  address  `grid:",inline"`
	Colour   colour
	Price    *big.Rat
	Rebate   sql.NullFloat64
	Seen     sql.Null[int64]
	Note     *string `json:"-"`
	Kept     string  `json:"-" grid:"Kept"`
	Left     string  `grid:"-"`
	Call     func()
	Signals  chan int
	Next     *order
	Tags     []string
	private  int
	Net, VAT float64 `grid:",group=Money"`
	titled   `grid:"Named"`
}

// paths returns the ids of columns, with those of a group in brackets.
func paths(nodes []*Node) string {
	var all []string
	for _, n := range nodes {
		if n.Children != nil {
			all = append(all, n.ID+"["+paths(n.Children)+"]")
		} else {
			all = append(all, n.ID)
		}
	}
	return strings.Join(all, " ")
}

func TestFieldsBecomeColumnsAndGroups(t *testing.T) {
	require.Zero(t, order{}.private, "a field that is left out")
	for _, row := range []reflect.Type{reflect.TypeFor[order](), reflect.TypeFor[*order]()} {
		nodes, err := Of(row)
		require.NoError(t, err)
		assert.Equal(t, "Made Changed OrderID qty Address[Address_Street Address_City] Ship[Ship_Street Ship_City] "+
			"Inlined_Street Inlined_City Colour Price Rebate Seen Kept Tags Money[Net VAT] titled[titled_Value]", paths(nodes))
		for _, n := range nodes {
			assert.NoError(t, n.Err, n.ID)
		}
		assert.Equal(t, "Delivery", nodes[5].Header)
		assert.Equal(t, "Order ID", nodes[2].Header)
	}
}

func TestWhatHasNoFieldsIsRefused(t *testing.T) {
	for _, row := range []reflect.Type{reflect.TypeFor[int](), reflect.TypeFor[[]string](), reflect.TypeFor[map[string]any](),
		reflect.TypeFor[time.Time](), reflect.TypeFor[sql.NullString](), reflect.TypeFor[any]()} {
		_, err := Of(row)
		assert.ErrorContains(t, err, "columns need a struct or a pointer to one, not "+row.String())
	}
}

func TestAnIDThatIsTakenIsReported(t *testing.T) {
	type twice struct {
		A int `grid:",id=x"`
		B int `grid:"Second,id=x"`
		C int
		D address `grid:",id=C"`
	}
	nodes, err := Of(reflect.TypeFor[twice]())
	require.NoError(t, err)
	assert.Equal(t, "x C", paths(nodes))
	assert.EqualError(t, nodes[0].Err, `the id "x" is used twice: the column "Second" is left out`)
	assert.EqualError(t, nodes[1].Err, `the id "C" is used twice: the column "D" is left out`)
}

func TestAStructWithinItselfEnds(t *testing.T) {
	type leaf struct{ Name string }
	type tree struct {
		Leaf  leaf
		Left  *tree
		Right *tree
		Other leaf
	}
	nodes, err := Of(reflect.TypeFor[tree]())
	require.NoError(t, err)
	assert.Equal(t, "Leaf[Leaf_Name] Other[Other_Name]", paths(nodes))
}

func TestTheErrorNamesTypeFieldAndKey(t *testing.T) {
	type row struct {
		A int `grid:"A,colour=red"`
	}
	nodes, err := Of(reflect.TypeFor[row]())
	require.NoError(t, err)
	assert.EqualError(t, nodes[0].Err, "structfields.row.A: tag colour=red: the key is unknown")
	assert.Equal(t, "A", nodes[0].Header)
}

// find returns the column with an id.
func find(t *testing.T, nodes []*Node, id string) *Node {
	t.Helper()
	for _, n := range nodes {
		if n.ID == id {
			return n
		}
		if n.Children != nil && strings.HasPrefix(id, n.ID+"_") {
			return find(t, n.Children, id)
		}
	}
	t.Fatalf("no column %q", id)
	return nil
}

func TestWritesLeaveSharedTargetsAlone(t *testing.T) {
	nodes, err := Of(reflect.TypeFor[*order]())
	require.NoError(t, err)
	city := find(t, nodes, "Ship_City").Path
	shared := &address{"Main", "Ulm"}
	a, b := &order{Ship: shared}, &order{Ship: shared}
	city.Put(&a, func(at reflect.Value) { at.SetString("Bonn") })
	assert.Equal(t, &address{"Main", "Bonn"}, a.Ship)
	assert.Equal(t, "Ulm", b.Ship.City)
	at, ok := city.Get(&a)
	assert.True(t, ok)
	assert.Equal(t, "Bonn", at.String())

	none := &order{}
	_, ok = city.Get(&none)
	assert.False(t, ok)
	assert.True(t, city.Clear(&none), "it is missing already")
	assert.Nil(t, none.Ship)
	assert.False(t, city.Clear(&b), "a text below a pointer has no missing value")
	city.Put(&none, func(at reflect.Value) { at.SetString("Köln") })
	assert.Equal(t, &address{City: "Köln"}, none.Ship)

	price := find(t, nodes, "Price").Path
	price.Put(&none, func(at reflect.Value) { at.Set(reflect.ValueOf(big.NewRat(1, 3)).Elem()) })
	assert.Equal(t, "1/3", none.Price.String())
	assert.True(t, price.Clear(&none))
	assert.Nil(t, none.Price)

	rebate := find(t, nodes, "Rebate").Path
	_, ok = rebate.Get(&none)
	assert.False(t, ok)
	rebate.Put(&none, func(at reflect.Value) { at.SetFloat(0.5) })
	assert.Equal(t, sql.NullFloat64{Float64: 0.5, Valid: true}, none.Rebate)
	assert.True(t, rebate.Clear(&none))
	assert.Equal(t, sql.NullFloat64{}, none.Rebate)
}

func TestAPointerToAnUnexportedStructIsReadOnly(t *testing.T) {
	type row struct {
		*hidden
		Own string
	}
	nodes, err := Of(reflect.TypeFor[row]())
	require.NoError(t, err)
	assert.Equal(t, "Secret Own", paths(nodes))
	assert.True(t, nodes[0].ReadOnly)
	assert.False(t, nodes[1].ReadOnly)
	at, ok := nodes[0].Path.Get(&row{hidden: &hidden{"x"}})
	assert.True(t, ok)
	assert.Equal(t, "x", at.String())
}
