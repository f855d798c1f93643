// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/internal/plainjson"
)

// Values use native JSON types where one exists, so that people can write them: null, true, 12.5, "text". A
// number in JSON is exact if it has neither a decimal point nor an exponent, else the nearest float64. Other
// values are objects with one member:
//
//	{"decimal": "0.1"}               a number that is no int64 and no float64
//	{"float": "Infinity"}            or "-Infinity"
//	{"time": "2001-03-04T05:06:07Z"} as in RFC 3339
//	{"bytes": "AQI="}                in base64
//	{"text": "/w=="}                 text that is no valid UTF-8, in base64

// tagged is a value without a native JSON type.
type tagged struct {
	Decimal *string `json:"decimal,omitempty"`
	Float   *string `json:"float,omitempty"`
	Time    *string `json:"time,omitempty"`
	Bytes   *[]byte `json:"bytes,omitempty"`
	Text    *[]byte `json:"text,omitempty"`
}

const (
	infinity      = "Infinity"
	minusInfinity = "-Infinity"
)

// firstYear and lastYear bound the years of times in JSON.
const (
	firstYear = 0
	lastYear  = 9999
)

// MarshalJSON encodes the value. It fails for times outside the years 0 to 9999.
func (v Value) MarshalJSON() ([]byte, error) {
	switch v.kind {
	case KindBool:
		return strconv.AppendBool(nil, v.bits == 1), nil
	case KindNumber:
		return v.numberJSON()
	case KindTime:
		t, _ := v.AsTime()
		if t.Year() < firstYear || t.Year() > lastYear {
			return nil, fmt.Errorf("value: JSON has no time in the year %d", t.Year())
		}
		return tag("time", t.Format(time.RFC3339Nano))
	case KindBytes:
		return tag("bytes", base64.StdEncoding.EncodeToString([]byte(v.text)))
	case KindText:
		if !utf8.ValidString(v.text) {
			return tag("text", base64.StdEncoding.EncodeToString([]byte(v.text)))
		}
		return plainjson.Marshal(v.text)
	}
	return []byte("null"), nil
}

func (v Value) numberJSON() ([]byte, error) {
	switch {
	case v.form == formDecimal:
		return tag("decimal", v.text)
	case v.Infinite() > 0:
		return tag("float", infinity)
	case v.Infinite() < 0:
		return tag("float", minusInfinity)
	case v.form == formFloat && math.Abs(math.Float64frombits(v.bits)) >= 1<<63:
		return strconv.AppendFloat(nil, math.Float64frombits(v.bits), 'e', -1, 64), nil
	}
	return []byte(v.digits()), nil
}

// tag returns the object {"name": "text"}.
func tag(name, text string) ([]byte, error) {
	quoted, err := plainjson.Marshal(text)
	return append(append([]byte(`{"`+name+`":`), quoted...), '}'), err
}

// UnmarshalJSON decodes a value. It rejects unknown members of objects.
func (v *Value) UnmarshalJSON(data []byte) error {
	data = bytes.TrimSpace(data)
	if len(data) == 0 {
		return errors.New("value: no value")
	}
	var err error
	switch data[0] {
	case 'n':
		*v = Value{}
	case 't', 'f':
		*v = Bool(data[0] == 't')
	case '"':
		var s string
		err = json.Unmarshal(data, &s)
		*v = Text(s)
	case '{':
		*v, err = readTagged(data)
	case '[':
		err = errors.New("value: a list is no value")
	default:
		*v, err = readNumber(string(data))
	}
	return err
}

func readNumber(text string) (Value, error) {
	if !strings.ContainsAny(text, ".eE") {
		return Decimal(text)
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return Value{}, fmt.Errorf("value: %.40s is no number of 64 bits", text)
	}
	return Float(f), nil
}

func readTagged(data []byte) (v Value, err error) {
	var t tagged
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&t); err != nil {
		return v, fmt.Errorf("value: %w", err)
	}
	count := 0
	for _, set := range []bool{t.Decimal != nil, t.Float != nil, t.Time != nil, t.Bytes != nil, t.Text != nil} {
		if set {
			count++
		}
	}
	if count != 1 {
		return v, errors.New("value: an object has one of decimal, float, time, bytes, text")
	}
	switch {
	case t.Decimal != nil:
		return Decimal(*t.Decimal)
	case t.Float != nil:
		return readInfinity(*t.Float)
	case t.Time != nil:
		return readTime(*t.Time)
	case t.Bytes != nil:
		return Bytes(*t.Bytes), nil
	}
	return Text(string(*t.Text)), nil
}

func readInfinity(text string) (Value, error) {
	switch text {
	case infinity:
		return Float(math.Inf(1)), nil
	case minusInfinity:
		return Float(math.Inf(-1)), nil
	}
	return Value{}, fmt.Errorf("value: %.40q is neither %s nor %s", text, infinity, minusInfinity)
}

func readTime(text string) (Value, error) {
	t, err := time.Parse(time.RFC3339Nano, text)
	if err != nil {
		return Value{}, fmt.Errorf("value: %.40q is no time of RFC 3339", text)
	}
	if y := t.UTC().Year(); y < firstYear || y > lastYear {
		return Value{}, fmt.Errorf("value: %.40q is outside of the years 0 to 9999", text)
	}
	return Time(t), nil
}
