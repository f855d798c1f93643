// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func decimal(t testing.TB, text string) value.Value {
	v, err := value.Decimal(text)
	require.NoError(t, err)
	return v
}

// ordered returns values, each less than the next.
func ordered(t testing.TB) []value.Value {
	return []value.Value{
		{}, value.Bool(false), value.Bool(true),
		value.Float(math.Inf(-1)), value.Float(-1e300), value.Int(math.MinInt64), value.Int(-1), value.Int(0), value.Float(5e-324),
		decimal(t, "0.1"), value.Float(0.1), value.Float(0.5), value.Int(1), value.Int(1<<53 + 1), value.Int(math.MaxInt64),
		value.Float(1 << 63), decimal(t, "9223372036854775809"), value.Float(math.Inf(1)),
		value.Time(time.Unix(-1, 0)), value.Time(time.Unix(0, 0)), value.Time(time.Unix(0, 1)), value.Time(time.Unix(7e9, 0)),
		value.Text(""), value.Text("A"), value.Text("a"), value.Text("가"), value.Text("\xff"),
		value.Bytes(nil), value.Bytes([]byte{0}), value.Bytes([]byte{1}),
	}
}

func TestCompareIsATotalOrder(t *testing.T) {
	values := ordered(t)
	for i, a := range values {
		for j, b := range values {
			require.Equal(t, sign(i-j), a.Compare(b), "%#v %#v", a, b)
			require.Equal(t, i == j, a == b)
		}
	}
}

func sign(i int) int {
	switch {
	case i < 0:
		return -1
	case i > 0:
		return 1
	}
	return 0
}

func TestNumbersAreExact(t *testing.T) {
	for _, same := range [][2]value.Value{
		{value.Float(2), value.Int(2)}, {value.Float(math.Copysign(0, -1)), value.Int(0)}, {decimal(t, "+002.50"), value.Float(2.5)},
		{decimal(t, "-0"), value.Int(0)}, {decimal(t, "9223372036854775808"), value.Float(1 << 63)}, {value.Float(math.NaN()), {}},
		{decimal(t, "00.10"), decimal(t, ".1")},
	} {
		require.Equal(t, same[0], same[1])
	}
	text, ok := value.Float(0.1).AsDecimal()
	require.True(t, ok)
	require.Equal(t, "0.1000000000000000055511151231257827021181583404541015625", text)
	_, ok = value.Float(math.Inf(1)).AsDecimal()
	require.False(t, ok)
	f, ok := decimal(t, "0.1").AsFloat()
	require.True(t, ok)
	require.Equal(t, 0.1, f)
	for _, bad := range []string{"", ".", "-", "1e5", "1_0", "0x1", "--1", "1.2.3", " 1", strings.Repeat("1", 1001)} {
		_, err := value.Decimal(bad)
		require.Error(t, err, bad)
	}
}

func TestCompareNumbersAsRationals(t *testing.T) {
	number := rapid.OneOf(
		rapid.Map(rapid.Int64(), value.Int),
		rapid.Map(rapid.SampledFrom([]float64{1 << 53, 1<<53 + 2, 1 << 62, 1 << 63, -1 << 63, 0.5, 1e300, 0.1}), value.Float),
		rapid.Map(rapid.StringMatching(`-?[0-9]{1,20}(\.[0-9]{1,5})?`), func(s string) value.Value {
			v, err := value.Decimal(s)
			if err != nil {
				panic(err)
			}
			return v
		}),
	)
	rapid.Check(t, func(t *rapid.T) {
		a, b := number.Draw(t, "a"), number.Draw(t, "b")
		x, _ := a.AsDecimal()
		y, _ := b.AsDecimal()
		r, _ := new(big.Rat).SetString(x)
		s, _ := new(big.Rat).SetString(y)
		require.Equal(t, r.Cmp(s), a.Compare(b), "%s %s", x, y)
		require.Equal(t, r.Cmp(s) == 0, a == b)
	})
}

func TestValueJSON(t *testing.T) {
	for _, v := range ordered(t) {
		text, err := json.Marshal(v)
		require.NoError(t, err)
		var back value.Value
		require.NoError(t, json.Unmarshal(text, &back), "%s", text)
		require.Equal(t, v, back, "%s", text)
	}
	for text, want := range map[string]value.Value{
		`1.0`: value.Int(1), `1e2`: value.Int(100), `9223372036854775809`: decimal(t, "9223372036854775809"),
		`{"time":"2001-01-01T09:00:00+09:00"}`: value.Time(time.Date(2001, 1, 1, 0, 0, 0, 0, time.UTC)),
	} {
		var v value.Value
		require.NoError(t, json.Unmarshal([]byte(text), &v))
		require.Equal(t, want, v, text)
	}
	for _, bad := range []string{`[]`, `{}`, `{"x":1}`, `1e999`, `{"float":"NaN"}`, `{"time":"today"}`, `{"decimal":"1","float":"Infinity"}`, `{"bytes":"?"}`} {
		require.Error(t, json.Unmarshal([]byte(bad), new(value.Value)), bad)
	}
	_, err := json.Marshal(value.Time(time.Date(12345, 1, 1, 0, 0, 0, 0, time.UTC)))
	require.Error(t, err)
}

func TestOf(t *testing.T) {
	type named string
	seven := int8(7)
	at := time.Date(2001, 2, 3, 4, 5, 6, 7, time.FixedZone("KST", 9*3600))
	for _, c := range []struct {
		of   any
		want value.Value
	}{
		{nil, value.Value{}}, {(*int)(nil), value.Value{}}, {&seven, value.Int(7)}, {true, value.Bool(true)}, {named("x"), value.Text("x")},
		{uint64(math.MaxUint64), decimal(t, "18446744073709551615")}, {float32(0.1), value.Float(0.1)}, {at, value.Time(at)}, {&at, value.Time(at)},
		{[]byte("x"), value.Bytes([]byte("x"))}, {value.Int(3), value.Int(3)},
	} {
		v, err := value.Of(c.of)
		require.NoError(t, err)
		require.Equal(t, c.want, v)
	}
	_, err := value.Of(struct{}{})
	require.Error(t, err)
}

func TestAccessorsRefuseOtherKinds(t *testing.T) {
	for _, v := range ordered(t) {
		_, isBool := v.AsBool()
		_, isFloat := v.AsFloat()
		_, isTime := v.AsTime()
		_, isText := v.AsText()
		_, isBytes := v.AsBytes()
		got := map[value.Kind]bool{value.KindNull: v.IsNull(), value.KindBool: isBool, value.KindNumber: isFloat, value.KindTime: isTime, value.KindText: isText, value.KindBytes: isBytes}
		for kind, ok := range got {
			require.Equal(t, kind == v.Kind(), ok, "%#v as %s", v, kind)
		}
	}
}

func TestSizesCountWhatTextsAreAllocatedIn(t *testing.T) {
	for text, size := range map[string]int{"": 32, "a": 48, strings.Repeat("a", 16): 48, "서울특별시 중": 64} {
		require.Equal(t, size, value.Text(text).Size(), text)
	}
	require.Equal(t, 32, value.Int(7).Size())
}

func TestNaturalOrder(t *testing.T) {
	texts := []string{"", "007", "7", "07a", "10", "a", "A1", "a2", "A10", "é", "É1", "가1", "가2", "가10"}
	for i, a := range texts {
		for j, b := range texts {
			require.Equal(t, sign(i-j), value.Text(a).CompareNatural(value.Text(b)), "%q %q", a, b)
		}
	}
}

func ExampleValue() {
	price, _ := value.Decimal("0.10")
	fmt.Println(price, price == value.Float(0.1), value.Int(2) == value.Float(2))
	text, _ := json.Marshal([]value.Value{price, value.Int(2), value.Text("서울"), {}})
	fmt.Println(string(text))
	// Output:
	// 0.1 false true
	// [{"decimal":"0.1"},2,"서울",null]
}

func TestPlainValues(t *testing.T) {
	at := time.Date(2025, 1, 2, 3, 4, 5, 6, time.UTC)
	digits, err := value.Decimal("123456789012345678901234567890.5")
	require.NoError(t, err)
	for _, test := range []struct {
		of   value.Value
		want any
	}{
		{value.Value{}, nil}, {value.Bool(true), true}, {value.Int(-7), int64(-7)}, {value.Float(0.5), 0.5}, {value.Text("a"), "a"}, {value.Text(""), ""}, {value.Time(at), at},
		{value.Bytes([]byte{1, 2}), []byte{1, 2}}, {digits, "123456789012345678901234567890.5"},
	} {
		require.Equal(t, test.want, test.of.Plain())
	}
}
