// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package namedviews_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

func view(hidden ...string) option.View { return option.View{Hidden: hidden} }

// TestTasksDoWhatAListDoes runs random tasks, and compares the document with an ordered list.
func TestTasksDoWhatAListDoes(t *testing.T) {
	for seed := range rounds.Seeds(60) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		var store storage.Memory
		var w namedviews.Worker
		var names []string
		contents := map[string]string{}
		name := func() string { return []string{"a", " b ", "가", "", "d\xff"}[rnd.IntN(5)] }
		for step := range 60 {
			task := namedviews.Task{Deed: namedviews.Deed(rnd.IntN(5)), Name: name(), To: name(), View: view(fmt.Sprint(step)), Store: &store, Key: "k"}
			clean, to := namedviews.CleanName(task.Name), namedviews.CleanName(task.To)
			at, taken := slices.Index(names, clean), slices.Contains(names, to)
			var want error
			switch task.Deed {
			case namedviews.DeedAdd:
				if clean == "" || at >= 0 {
					want = namedviews.ErrViewName
					break
				}
				names, contents[clean] = append(names, clean), fmt.Sprint(step)
			case namedviews.DeedSave:
				if at < 0 {
					want = namedviews.ErrNoView
					break
				}
				contents[clean] = fmt.Sprint(step)
			case namedviews.DeedRename:
				switch {
				case at < 0:
					want = namedviews.ErrNoView
				case to == "" || taken && to != clean:
					want = namedviews.ErrViewName
				default:
					was := contents[clean]
					delete(contents, clean)
					names[at], contents[to] = to, was
				}
			case namedviews.DeedDelete:
				if at < 0 {
					want = namedviews.ErrNoView
					break
				}
				names = slices.Delete(names, at, at+1)
				delete(contents, clean)
			}
			w.Do(task)
			w.Wait()
			r, ok := w.Take()
			require.True(t, ok)
			require.ErrorIs(t, r.Err, want)
			require.Equal(t, slices.Clip(append([]string{}, names...)), r.List.Names(), "seed %d, step %d", seed, step)
			for _, v := range r.List.Views {
				require.Equal(t, []string{contents[v.Name]}, v.View.Hidden)
			}
		}
	}
}

func TestAWorkerDoesTasksInTheirOrder(t *testing.T) {
	var store storage.Memory
	var w namedviews.Worker
	for i := range 50 {
		w.Do(namedviews.Task{Deed: namedviews.DeedAdd, Name: fmt.Sprint(i), Store: &store, Key: "k"})
	}
	w.Wait()
	for i := range 50 {
		r, ok := w.Take()
		require.True(t, ok)
		require.NoError(t, r.Err)
		require.Len(t, r.List.Views, i+1)
	}
	require.False(t, w.Busy())
	_, ok := w.Take()
	require.False(t, ok)
}

func TestSharedViewsComeBack(t *testing.T) {
	for _, name := range []string{"", "한글", "a\"b\\", " spaced ", "bad \xff"} {
		text, err := namedviews.Share(option.NamedView{Name: name, View: view("a", "\xff")})
		require.NoError(t, err)
		got, err := namedviews.Parse("\ufeff" + text + "\n")
		require.NoError(t, err)
		require.Equal(t, namedviews.CleanName(name), got.Name)
		require.True(t, got.View.Equal(view("a", "\xff")))
	}
	got, err := namedviews.Parse(`{"hidden":["x"]}`)
	require.NoError(t, err, "a view alone")
	require.True(t, got.View.Equal(view("x")))
}

// TestParseSaysWhereATextEnds cuts a shared view at any place, where the error must be.
func TestParseSaysWhereATextEnds(t *testing.T) {
	text, err := namedviews.Share(option.NamedView{Name: "가나다", View: view("a", "b")})
	require.NoError(t, err)
	for n := range len(text) - 1 {
		_, err := namedviews.Parse(text[:n])
		require.Error(t, err)
		var at *namedviews.PlaceError
		require.ErrorAs(t, err, &at)
		if strings.TrimSpace(text[:n]) == "" {
			continue
		}
		lines := strings.Split(text[:n], "\n")
		require.InDelta(t, len(lines), at.Line, 1, "%q", text[:n])
		require.Positive(t, at.Column)
	}
}

func TestParseRefusesWhatIsNoView(t *testing.T) {
	for _, text := range []string{
		"", "null", "7", "[]", `"x"`, "{}", `{"view":null}`, `{"view":7}`, `{"view":[]}`, `{"name":7,"view":{}}`, `{"gridView":2,"view":{"hidden":[]}}`,
		`{"view":{"hidden":7}}`, `{"view":{"focus":[]}}`, `{"view":{}} x`, "\x00", strings.Repeat(" ", namedviews.MaxShared+1),
	} {
		v, err := namedviews.Parse(text)
		var at *namedviews.PlaceError
		require.ErrorAs(t, err, &at, "%.50q", text)
		require.Zero(t, v.View.Parts(), "%.50q", text)
		require.NotEmpty(t, err.Error())
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"gridView":1,"name":"x","view":{"hidden":["a"]}}`)
	f.Add("{\n \"view\": {\"widths\":{\"a\":1e99}}}")
	f.Fuzz(func(t *testing.T, text string) {
		v, err := namedviews.Parse(text)
		if err != nil {
			return
		}
		again, err := namedviews.Share(v)
		require.NoError(t, err)
		w, err := namedviews.Parse(again)
		require.NoError(t, err)
		require.True(t, v.View.Equal(w.View))
	})
}

func TestFullStores(t *testing.T) {
	require.True(t, namedviews.IsFull(fmt.Errorf("set: %w", storage.ErrTooLarge)))
	require.False(t, namedviews.IsFull(errors.New("disk on fire")))
	require.False(t, namedviews.IsFull(nil))
}
