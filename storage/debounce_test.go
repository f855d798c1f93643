// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"fmt"
	"maps"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// observed is a store that records its writes, and fails on demand.
type observed struct {
	Memory
	mu     sync.Mutex
	writes []string
	broken map[string]error // by key
}

func (o *observed) write(text, key string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.writes = append(o.writes, text)
	return o.broken[key]
}

func (o *observed) Set(key, value string) error {
	if err := o.write(key+"="+value, key); err != nil {
		return err
	}
	return o.Memory.Set(key, value)
}

func (o *observed) Delete(key string) error {
	if err := o.write(key+" deleted", key); err != nil {
		return err
	}
	return o.Memory.Delete(key)
}

// written returns the writes since its last call.
func (o *observed) written() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	all := o.writes
	o.writes = nil
	return all
}

// fail makes writes of a key fail; a nil error ends that.
func (o *observed) fail(key string, err error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.broken = map[string]error{key: err}
}

func TestDebounced(t *testing.T) {
	fresh := func(t *testing.T) Store {
		s := &Debounced{Store: new(Memory), Delay: time.Microsecond}
		t.Cleanup(func() { require.NoError(t, s.Close()) })
		return s
	}
	testStore(t, fresh)
	testIsAMap(t, fresh)
}

func TestDebouncedWaitsAndCoalesces(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := new(observed)
		s := &Debounced{Store: slow}
		require.NoError(t, slow.Memory.Set("gone", "x"))
		for n := range 10 {
			require.NoError(t, s.Set("b", fmt.Sprint(n)))
			require.NoError(t, s.Set("a", "-"))
		}
		require.NoError(t, s.Delete("gone"))
		requireHas(t, s, "b", "9")
		requireNone(t, s, "gone")

		time.Sleep(defaultDelay - 1)
		synctest.Wait()
		require.Empty(t, slow.written())
		time.Sleep(time.Nanosecond)
		synctest.Wait()
		require.Equal(t, []string{"a=-", "b=9", "gone deleted"}, slow.written())
		requireHas(t, s, "b", "9")

		time.Sleep(time.Hour)
		require.Empty(t, slow.written(), "nothing is written twice")
		require.NoError(t, s.Close())
		require.Empty(t, slow.written())
	})
}

func TestDebouncedWaitsForAPause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := new(observed)
		s := &Debounced{Store: slow, Delay: 100 * time.Millisecond}
		for n := range 5 {
			require.NoError(t, s.Set("k", fmt.Sprint(n)))
			time.Sleep(60 * time.Millisecond)
		}
		synctest.Wait()
		require.Empty(t, slow.written())
		time.Sleep(40 * time.Millisecond)
		synctest.Wait()
		require.Equal(t, []string{"k=4"}, slow.written())
		require.NoError(t, s.Close())
	})
}

// The timer of the first change finds a later change, after which no other follows.
func TestDebouncedWritesTheLastChangeByItself(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := new(slowly)
		s := &Debounced{Store: slow, Delay: 100 * time.Millisecond}
		require.NoError(t, s.Set("k", "1"))
		time.Sleep(60 * time.Millisecond)
		require.NoError(t, s.Set("k", "2"))
		time.Sleep(100*time.Millisecond + time.Second/2) // half written
		require.NoError(t, s.Set("k", "3"))
		time.Sleep(time.Hour)
		synctest.Wait()
		require.Equal(t, []string{"k=2", "k=3"}, slow.written())
		require.NoError(t, s.Close())
	})
}

func TestDebouncedDoesNotWaitForever(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := new(observed)
		s := &Debounced{Store: slow, Delay: 100 * time.Millisecond}
		for n := range 41 { // changes without a pause, for 2 s
			require.NoError(t, s.Set("k", fmt.Sprint(n)))
			time.Sleep(50 * time.Millisecond)
			synctest.Wait()
		}
		require.Equal(t, []string{"k=15", "k=31"}, slow.written(), "every 800 ms")
		require.NoError(t, s.Close())
		require.Equal(t, []string{"k=40"}, slow.written())
	})
}

// Even the longest delay does not panic or write at once.
func TestDebouncedDelaysThatAreOdd(t *testing.T) {
	for _, delay := range []time.Duration{-1, 0, 1, 1<<63 - 1, -1 << 63} {
		synctest.Test(t, func(t *testing.T) {
			slow := new(observed)
			s := &Debounced{Store: slow, Delay: delay}
			require.NoError(t, s.Set("k", "v"))
			require.Empty(t, slow.written())
			time.Sleep(9 * time.Hour)
			synctest.Wait()
			require.Equal(t, []string{"k=v"}, slow.written())
			require.NoError(t, s.Close())
		})
	}
}

func TestDebouncedFlushAndClose(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // fails if a goroutine is left
		slow := new(observed)
		s := &Debounced{Store: slow}
		require.NoError(t, s.Flush(), "nothing yet")
		require.NoError(t, s.Set("k", "1"))
		require.NoError(t, s.Flush())
		require.Equal(t, []string{"k=1"}, slow.written())

		require.NoError(t, s.Set("k", "2"))
		require.NoError(t, s.Close())
		require.Equal(t, []string{"k=2"}, slow.written())

		require.ErrorIs(t, s.Set("k", "3"), ErrClosed)
		require.ErrorIs(t, s.Delete("k"), ErrClosed)
		require.ErrorIs(t, s.setThrough("k", "3"), ErrClosed)
		requireHas(t, s, "k", "2")
		require.NoError(t, s.Close())
		require.NoError(t, s.Flush())
		require.Empty(t, slow.written())
	})
}

func TestDebouncedZeroValue(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var s Debounced
		require.NoError(t, s.Close())
		require.NoError(t, s.Close())
	})
}

func TestDebouncedKeepsWhatFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := new(observed)
		var told []string
		s := &Debounced{Store: slow, OnError: func(key string, err error) { told = append(told, key+": "+err.Error()) }}
		full := fmt.Errorf("disk full")
		slow.fail("bad", full)
		require.NoError(t, slow.Memory.Set("bad", "before"))
		require.NoError(t, s.Set("bad", "1"))
		require.NoError(t, s.Set("good", "1"))
		time.Sleep(time.Hour)
		synctest.Wait()
		require.Equal(t, []string{"bad: disk full"}, told)
		require.Equal(t, []string{"bad=1", "good=1"}, slow.written(), "once, and not in vain forever")
		requireHas(t, s, "bad", "1")
		requireHas(t, slow, "bad", "before")

		require.ErrorIs(t, s.Flush(), full)
		require.Len(t, told, 1)
		require.NoError(t, s.Set("good", "2"))
		time.Sleep(defaultDelay)
		synctest.Wait()
		require.Len(t, told, 2)
		require.ErrorIs(t, s.Close(), full)
		slow.fail("bad", nil)
		require.NoError(t, s.Close(), "tried again")
		requireHas(t, slow, "bad", "1")
		require.Len(t, told, 2)
	})
}

// OnError may use the store.
func TestDebouncedOnErrorMayWrite(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := new(observed)
		slow.fail("bad", fmt.Errorf("disk full"))
		s := &Debounced{Store: slow}
		s.OnError = func(key string, _ error) {
			_ = s.Delete(key)
			_ = s.Set("note", key)
			slow.fail("bad", nil)
			_ = s.Flush()
		}
		require.NoError(t, s.Set("bad", "1"))
		time.Sleep(time.Hour)
		synctest.Wait()
		requireHas(t, slow, "note", "bad")
		requireNone(t, slow, "bad")
		require.NoError(t, s.Close())
	})
}

// slowly is a store whose writes take time.
type slowly struct{ observed }

func (s *slowly) Set(key, value string) error {
	time.Sleep(time.Second)
	return s.observed.Set(key, value)
}

// A newer value that arrives while another is being written wins, and Get always returns the newest.
func TestDebouncedChangesDuringAWrite(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := new(slowly)
		s := &Debounced{Store: slow}
		require.NoError(t, s.Set("k", "1"))
		time.Sleep(defaultDelay + time.Second/2) // half written
		requireHas(t, s, "k", "1")
		require.NoError(t, s.Set("k", "2"))
		requireHas(t, s, "k", "2")
		time.Sleep(time.Second)
		synctest.Wait()
		require.Equal(t, []string{"k=1"}, slow.written())
		requireHas(t, s, "k", "2")

		start := time.Now()
		require.NoError(t, s.Close())
		require.Positive(t, time.Since(start), "Close waits for a write that runs")
		require.Equal(t, []string{"k=2"}, slow.written())
	})
}

// The visible state is compared with a map, and the written state with it at the end.
func TestDebouncedIsAMapThatIsWritten(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		synctest.Test(t, func(*testing.T) {
			slow := new(observed)
			s := &Debounced{Store: slow}
			want := map[string]string{}
			key := rapid.SampledFrom([]string{"", "a", "b", "c"})
			rt.Repeat(map[string]func(*rapid.T){
				"set": func(t *rapid.T) {
					k, v := key.Draw(t, "key"), rapid.StringN(0, 2, -1).Draw(t, "value")
					require.NoError(t, s.Set(k, v))
					want[k] = v
					delete(want, "")
				},
				"set through": func(t *rapid.T) {
					require.NoError(t, s.setThrough("a", "through"))
					want["a"] = "through"
				},
				"delete": func(t *rapid.T) {
					k := key.Draw(t, "key")
					require.NoError(t, s.Delete(k))
					delete(want, k)
				},
				"break": func(t *rapid.T) { slow.fail("b", fmt.Errorf("broken")) },
				"mend":  func(*rapid.T) { slow.fail("b", nil) },
				"flush": func(*rapid.T) { _ = s.Flush() },
				"pass":  func(t *rapid.T) { time.Sleep(time.Duration(rapid.IntRange(0, 3e8).Draw(t, "ns"))) },
				"": func(t *rapid.T) {
					for _, k := range []string{"", "a", "b", "c"} {
						if v, has := want[k]; has {
							requireHas(t, s, k, v)
						} else {
							requireNone(t, s, k)
						}
					}
				},
			})
			slow.fail("", nil)
			require.NoError(rt, s.Close())
			require.Equal(rt, want, maps.Collect(maps.All(slow.kept)))
		})
	})
}

// Many goroutines write; the last value of each key wins.
func TestDebouncedAtOnce(t *testing.T) {
	slow := new(observed)
	s := &Debounced{Store: slow, Delay: time.Microsecond}
	var all sync.WaitGroup
	for _, k := range strings.Split("abcdefgh", "") {
		all.Go(func() {
			for n := range 200 {
				assert.NoError(t, s.Set(k, fmt.Sprint(n)))
				got, _, err := s.Get(k)
				assert.NoError(t, err)
				assert.Equal(t, fmt.Sprint(n), got)
				if n%50 == 0 {
					assert.NoError(t, s.Flush())
				}
			}
		})
	}
	all.Wait()
	require.NoError(t, s.Close())
	for _, k := range strings.Split("abcdefgh", "") {
		requireHas(t, slow, k, "199")
	}
}

// BackUp reads and writes the underlying store at once, and leaves pending changes alone.
func TestBackUp(t *testing.T) {
	var m Memory
	d := Debounced{Store: &m, Delay: time.Hour}
	require.NoError(t, d.BackUp("k"))
	requireNone(t, &m, "k"+previousSuffix)
	require.NoError(t, m.Set("k", "was"))
	require.NoError(t, d.Set("k", "new"))
	require.NoError(t, d.BackUp("k"))
	requireHas(t, &m, "k"+previousSuffix, "was")
	requireHas(t, &m, "k", "was")
	require.NoError(t, d.Close())
	requireHas(t, &m, "k", "new")
	require.NoError(t, d.BackUp(""))
}
