// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// view is the content of a document in the tests.
type view struct {
	Order  []string       `json:"order"`
	Widths map[string]int `json:"widths,omitempty"`
}

var initial = view{Order: []string{"initial"}}

// viewOf returns a document at version 2, over a text if it is not empty.
func viewOf(text string) (*Document[view], *observed) {
	s := new(observed)
	if text != "" {
		_ = s.Memory.Set("k", text)
	}
	return &Document[view]{Store: s, Key: "k", Version: 2, Initial: initial}, s
}

func TestDocumentRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		doc, _ := viewOf("")
		want := view{
			Order:  rapid.SliceOf(rapid.String()).Draw(t, "order"),
			Widths: rapid.MapOfN(rapid.String(), rapid.Int(), 1, -1).Draw(t, "widths"),
		}
		got, err := doc.Load()
		require.NoError(t, err)
		require.Equal(t, initial, got)
		require.NoError(t, doc.Save(want))
		got, err = doc.Load()
		require.NoError(t, err)
		require.Equal(t, want, got)
	})
}

func TestDocumentsOfAnyType(t *testing.T) {
	s := new(Memory)
	requireKept(t, Document[bool]{Store: s, Key: "bool"}, true, `{"version":1,"data":true}`)
	requireKept(t, Document[[]string]{Store: s, Key: "nil", Version: -7}, nil, `{"version":1,"data":null}`)
	requireKept(t, Document[*int]{Store: s, Key: "pointer"}, nil, `{"version":1,"data":null}`)
	requireKept(t, Document[any]{Store: s, Key: "any"}, any(map[string]any{"version": 1.0, "data": "x"}),
		`{"version":1,"data":{"data":"x","version":1}}`)
	requireKept(t, Document[json.RawMessage]{Store: s, Key: "raw", Version: 9}, json.RawMessage(`[1,2]`),
		`{"version":9,"data":[1,2]}`)
}

func requireKept[T any](t *testing.T, doc Document[T], value T, text string) {
	t.Helper()
	require.NoError(t, doc.Save(value))
	requireHas(t, doc.Store, doc.Key, text)
	got, err := doc.Load()
	require.NoError(t, err)
	require.Equal(t, value, got)
}

// unreadable lists texts that are not a document of a view at version 2.
var unreadable = []string{
	" ", "{", "[1", "nul", "\x00", "\xff", "{}}", `{"version":2,"data":{"order":["a"`, `{"version":2,"data":{"order":5}}`,
	`{"version":2,"data":[]}`, `{"version":2,"data":"x"}`, strings.Repeat("[", 1_000_000),
	strings.Repeat("[", 9_999) + strings.Repeat("]", 9_999), `{"version":1,"data":{}}`, `true`, `[]`, `"x"`, `5`, `null`, `{}`,
	`{"version":0,"data":{}}`, `{"version":-1,"data":{}}`, `{"version":-99999999999999999999,"data":{}}`, `{"version":2.0,"data":{}}`,
	`{"version":"2","data":{}}`, `{"version":2}`, `{"data":{}}`, `{"Version":2,"Data":{}}`, `{"version":2,"data":{},"more":1}`,
	`{"version":true,"data":true}`, `{"version":null,"data":null}`,
}

// newerTexts lists texts of versions after 2.
var newerTexts = map[string]int{
	`{"version":3,"data":"anything"}`:                  3,
	`{"version":20260101,"data":null}`:                 20260101,
	`{"version":99999999999999999999999999,"data":{}}`: math.MaxInt,
}

func TestDocumentThatCannotBeRead(t *testing.T) {
	for _, text := range unreadable {
		doc, s := viewOf(text)
		got, err := doc.Load()
		require.ErrorIs(t, err, ErrUnreadable, "%.60q", text)
		require.ErrorContains(t, err, `storage: load "k": `)
		require.Less(t, len(err.Error()), 300)
		require.Equal(t, initial, got)
		require.Empty(t, s.written(), "it is left where it is")

		require.NoError(t, doc.Save(view{Order: []string{"new"}}))
		requireHas(t, s, "k"+previousSuffix, text)
		require.NoError(t, doc.Save(view{Order: []string{"newer"}}))
		requireHas(t, s, "k"+previousSuffix, text)
		got, err = doc.Load()
		require.NoError(t, err)
		require.Equal(t, []string{"newer"}, got.Order)
	}
}

func TestDocumentOfANewerVersion(t *testing.T) {
	for text, version := range newerTexts {
		doc, s := viewOf(text)
		doc.Migrate = func(int, []byte) (view, error) { panic("there is no way back") }
		got, err := doc.Load()
		require.ErrorIs(t, err, ErrNewer)
		require.ErrorContains(t, err, fmt.Sprint(version))
		require.Equal(t, initial, got)
		require.ErrorIs(t, doc.Save(view{}), ErrNewer)
		require.Empty(t, s.written())
	}
}

// A newer program may write while an older one runs.
func TestDocumentThatBecomesNewer(t *testing.T) {
	doc, s := viewOf("")
	require.NoError(t, doc.Save(view{}))
	require.NoError(t, s.Set("k", `{"version":3,"data":1}`))
	require.ErrorIs(t, doc.Save(view{Order: []string{"x"}}), ErrNewer)
	requireHas(t, s, "k", `{"version":3,"data":1}`)
}

func TestDocumentIsHuge(t *testing.T) {
	text := `{"version":2,"data":{}}` + strings.Repeat(" ", maxSize)
	s := &huge{text: text}
	doc := Document[view]{Store: s, Key: "k", Version: 2, Initial: initial}
	got, err := doc.Load()
	require.ErrorIs(t, err, ErrTooLarge)
	require.Equal(t, initial, got)

	small, under := viewOf(`{"version":2,"data":{}}`)
	require.ErrorIs(t, small.Save(view{Order: []string{strings.Repeat("x", maxSize)}}), ErrTooLarge)
	requireHas(t, under, "k", `{"version":2,"data":{}}`)
}

// huge is a store without a size limit.
type huge struct {
	Memory
	text string
}

func (h *huge) Get(string) (string, bool, error) { return h.text, true, nil }

func TestDocumentIsNotWrittenTwice(t *testing.T) {
	doc, s := viewOf("")
	require.NoError(t, doc.Save(initial))
	require.NoError(t, doc.Save(initial))
	require.Len(t, s.written(), 1)
	again, _ := viewOf("")
	again.Store = s
	_, err := again.Load()
	require.NoError(t, err)
	require.NoError(t, again.Save(initial))
	require.NoError(t, again.Save(view{}))
	require.Equal(t, []string{`k={"version":2,"data":{"order":null}}`}, s.written(), "of its own version nothing is kept")
}

func TestDocumentWithoutAKey(t *testing.T) {
	doc := Document[view]{Store: unavailable{errors.New("touched")}, Initial: initial}
	got, err := doc.Load()
	require.NoError(t, err)
	require.Equal(t, initial, got)
	require.NoError(t, doc.Save(view{}))
	(&doc).Store = &huge{text: "x"}
	got, err = doc.Load()
	require.NoError(t, err)
	require.Equal(t, initial, got)
}

func TestDocumentWithoutAStore(t *testing.T) {
	doc := Document[view]{Store: unavailable{errors.New("no disk")}, Key: "k", Initial: initial}
	got, err := doc.Load()
	require.ErrorContains(t, err, "no disk")
	require.Equal(t, initial, got)
	require.ErrorContains(t, doc.Save(view{}), "no disk")
}

func TestDocumentThatIsNoJSON(t *testing.T) {
	s := new(observed)
	doc := Document[any]{Store: s, Key: "k"}
	for _, value := range []any{func() {}, math.NaN(), make(chan int)} {
		require.Error(t, doc.Save(value))
	}
	require.Empty(t, s.written())
}

// migrate converts version 1, a text with commas, and version 0, a list.
func migrate(from int, data []byte) (v view, err error) {
	switch from {
	case 0:
		err = json.Unmarshal(data, &v.Order)
	case 1:
		var ids string
		err = json.Unmarshal(data, &ids)
		v.Order = strings.Split(ids, ",")
	}
	return v, err
}

func TestDocumentMigrates(t *testing.T) {
	for _, text := range []string{`["a","b"]`, ` [ "a" , "b" ] `, `{"version":1,"data":"a,b"}`, ` { "data" : "a,b" , "version" : 1 } `} {
		doc, s := viewOf(text)
		doc.Migrate = migrate
		got, err := doc.Load()
		require.NoError(t, err, text)
		require.Equal(t, []string{"a", "b"}, got.Order)
		require.Empty(t, s.written(), "to read writes nothing")

		require.NoError(t, doc.Save(got))
		require.Equal(t, []string{"k.previous=" + text, `k={"version":2,"data":{"order":["a","b"]}}`}, s.written())
	}
}

func TestDocumentWhoseMigrationFails(t *testing.T) {
	broken := errors.New("broken")
	for _, bad := range []func(int, []byte) (view, error){
		func(int, []byte) (view, error) { return view{Order: []string{"half"}}, broken },
		func(int, []byte) (view, error) { panic(broken) },
		func(_ int, data []byte) (view, error) { return view{Order: []string{string(data[99:])}}, nil },
	} {
		doc, s := viewOf(`[]`)
		doc.Migrate = bad
		got, err := doc.Load()
		require.ErrorIs(t, err, ErrUnreadable)
		require.Equal(t, initial, got)
		require.NoError(t, doc.Save(view{}))
		requireHas(t, s, "k.previous", `[]`)
	}
}

// The old text is replaced only after it was kept.
func TestDocumentThatCannotBeKept(t *testing.T) {
	full := errors.New("disk full")
	doc, s := viewOf("corrupt")
	s.fail("k.previous", full)
	require.ErrorIs(t, doc.Save(view{}), full)
	requireHas(t, s, "k", "corrupt")

	synctest.Test(t, func(t *testing.T) {
		doc, s := viewOf("corrupt")
		s.fail("k.previous", full)
		late := &Debounced{Store: s}
		doc.Store = late
		require.ErrorIs(t, doc.Save(view{}), full)
		time.Sleep(time.Hour)
		requireHas(t, s, "k", "corrupt")

		s.fail("", nil)
		s.written()
		require.NoError(t, doc.Save(view{}))
		require.Equal(t, []string{"k.previous=corrupt"}, s.written(), "at once")
		require.NoError(t, late.Close())
		require.Equal(t, []string{`k={"version":2,"data":{"order":null}}`}, s.written())
	})
}

// Another program may write while a change is pending: its text is checked before it is replaced.
func TestDocumentThatChangesWhileAChangeWaits(t *testing.T) {
	for text, kept := range map[string]error{`{"version":3,"data":1}`: ErrNewer, "corrupt": nil, `{"version":1,"data":"a"}`: nil} {
		synctest.Test(t, func(t *testing.T) {
			doc, s := viewOf(`{"version":2,"data":{"order":["old"]}}`)
			var told []error
			late := &Debounced{Store: s, OnError: func(_ string, err error) { told = append(told, err) }}
			doc.Store = late
			require.NoError(t, doc.Save(view{Order: []string{"a"}}))
			require.NoError(t, s.Memory.Set("k", text))
			require.NoError(t, doc.Save(view{Order: []string{"b"}}))
			time.Sleep(time.Hour)
			synctest.Wait()
			err := late.Close()
			if kept != nil {
				require.Len(t, told, 1)
				require.ErrorIs(t, told[0], kept)
				require.ErrorIs(t, err, kept)
				requireHas(t, s, "k", text)
				return
			}
			require.NoError(t, err)
			require.Empty(t, told)
			requireHas(t, s, "k"+previousSuffix, text)
			requireHas(t, s, "k", `{"version":2,"data":{"order":["b"]}}`)
		})
	}
}

// The text is not replaced either if it cannot be checked.
func TestDocumentThatCannotBeReadWhileAChangeWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		denied := errors.New("denied")
		s := &closing{}
		late := &Debounced{Store: s}
		doc := Document[view]{Store: late, Key: "k"}
		require.NoError(t, doc.Save(initial))
		s.get = denied
		require.ErrorIs(t, late.Close(), denied)
		requireNone(t, &s.Memory, "k")
	})
}

// closing is a store that cannot be read after get is set.
type closing struct {
	Memory
	get error
}

func (c *closing) Get(key string) (string, bool, error) {
	if c.get != nil {
		return "", false, c.get
	}
	return c.Memory.Get(key)
}

// The value of a failed save is saved by the next one.
func TestDocumentSavesAfterAFailure(t *testing.T) {
	doc, s := viewOf(`{"version":2,"data":{}}`)
	s.fail("k", errors.New("disk full"))
	require.Error(t, doc.Save(initial))
	s.fail("k", nil)
	require.NoError(t, doc.Save(initial))
	got, err := doc.Load()
	require.NoError(t, err)
	require.Equal(t, initial, got)
}

func FuzzDocument(f *testing.F) {
	for _, text := range unreadable {
		f.Add(text)
	}
	for text := range newerTexts {
		f.Add(text)
	}
	f.Add(`{"version":2,"data":{"order":["a"],"widths":{"a":1}}}`)
	f.Add(`["a"]`)
	f.Fuzz(func(t *testing.T, text string) {
		doc, s := viewOf(text)
		doc.Migrate = migrate
		got, err := doc.Load()
		require.Empty(t, s.written())
		if err != nil {
			require.Equal(t, initial, got)
			require.True(t, errors.Is(err, ErrUnreadable) || errors.Is(err, ErrNewer), err)
		}
		saved := doc.Save(view{Order: []string{"new"}})
		if errors.Is(err, ErrNewer) {
			require.ErrorIs(t, saved, ErrNewer)
			requireHas(t, s, "k", text)
			return
		}
		require.NoError(t, saved)
		if errors.Is(err, ErrUnreadable) {
			requireHas(t, s, "k.previous", text)
		}
	})
}
