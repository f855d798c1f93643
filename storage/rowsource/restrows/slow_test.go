// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

const fiveRows = `{"n":5,"exact":true}`

// brokenBody ends too early.
type brokenBody struct{ io.Reader }

func (brokenBody) Close() error { return nil }

// Calls that read are repeated with growing pauses. The clock is the clock of a bubble.
func TestRetries(t *testing.T) {
	lost := errors.New("connection reset")
	for _, c := range []struct {
		name  string
		tries []func() (*http.Response, error)
		write bool
		waits time.Duration
		sent  int
		want  string // in the error; "" means no error
	}{
		{"an answer at once", tries(status(200)), false, 0, 1, ""},
		{"busy twice", tries(status(503), status(429), status(200)), false, 750 * time.Millisecond, 3, ""},
		{"as long as the service asks", tries(status(503, "Retry-After", "7"), status(200)), false, 7 * time.Second, 2, ""},
		{"until a time", tries(status(429, "Retry-After", "Sat, 01 Jan 2000 00:00:20 GMT"), status(200)), false, 20 * time.Second, 2, ""},
		{"never shorter than its own pause", tries(status(429, "Retry-After", "0"), status(200)), false, 250 * time.Millisecond, 2, ""},
		{"not for an hour", tries(status(503, "Retry-After", "3600")), false, 0, 1, "left alone for 1h0m0s"},
		{"a lost connection", tries(fails(lost), broken(), status(200)), false, 750 * time.Millisecond, 3, ""},
		{"five times at most", tries(fails(lost), fails(lost), fails(lost), fails(lost), fails(lost)), false, 3750 * time.Millisecond, 5, "(5 tries): connection reset"},
		{"not what is wrong", tries(status(400)), false, 0, 1, "status 400 Bad Request"},
		{"not what broke", tries(status(500)), false, 0, 1, "status 500 Internal Server Error"},
		{"never a write", tries(status(503)), true, 0, 1, "status 503 Service Unavailable"},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				sent := 0
				s := source(t, func(*http.Request) (*http.Response, error) {
					sent++
					return c.tries[sent-1]()
				})
				begin := time.Now()
				var err error
				if c.write {
					_, err = s.Write(t.Context(), nil)
				} else {
					_, err = open(t, s).Count(t.Context())
				}
				require.Equal(t, c.waits, time.Since(begin))
				require.Equal(t, c.sent, sent)
				if c.want == "" {
					require.NoError(t, err)
				} else {
					require.ErrorContains(t, err, c.want)
				}
			})
		})
	}
}

func tries(all ...func() (*http.Response, error)) []func() (*http.Response, error) { return all }

func status(code int, header ...string) func() (*http.Response, error) {
	return func() (*http.Response, error) { return answer(code, fiveRows, header...), nil }
}

func fails(err error) func() (*http.Response, error) {
	return func() (*http.Response, error) { return nil, err }
}

func broken() func() (*http.Response, error) {
	return func() (*http.Response, error) {
		r := answer(200, "")
		r.Body = brokenBody{io.MultiReader(strings.NewReader(`{"n":`), brokenReader{})}
		return r, nil
	}
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

func TestContextsEndCalls(t *testing.T) {
	t.Run("that wait for an answer", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			v := open(t, source(t, func(r *http.Request) (*http.Response, error) {
				<-r.Context().Done()
				return nil, r.Context().Err()
			}))
			ctx, cancel := context.WithTimeout(t.Context(), time.Hour)
			defer cancel()
			_, err := v.Count(ctx)
			require.ErrorIs(t, err, context.DeadlineExceeded)
		})
	})
	t.Run("that wait to be repeated", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			v := open(t, source(t, answers(503, "", "Retry-After", "30")))
			begin := time.Now()
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			_, err := v.Count(ctx)
			require.ErrorIs(t, err, context.DeadlineExceeded)
			require.Equal(t, time.Second, time.Since(begin))
		})
	})
	t.Run("by closing the view", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			v := open(t, source(t, func(r *http.Request) (*http.Response, error) {
				<-r.Context().Done()
				return nil, r.Context().Err()
			}))
			result := make(chan error)
			go func() {
				_, err := v.Count(context.Background())
				result <- err
			}()
			synctest.Wait()
			require.NoError(t, v.Close())
			require.ErrorIs(t, <-result, rowsource.ErrClosed)
		})
	})
}

// A service that holds its answers and releases them out of order.
func TestAnswersInAnotherOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var calls sourcetest.Scheduler
		fake := &sourcetest.Fake[person]{Source: newSlice(newPeople(100)), Before: calls.Hold}
		v := open(t, source(t, serve(&restrows.Handler[person]{Source: fake})))
		results := make([]int64, 3)
		for i := range results {
			go func() {
				page, err := v.Read(t.Context(), rowsource.Seek{Index: int64(10 * i)}, 1)
				if err == nil {
					results[i] = page.Items[0].ID + 1
				}
			}()
		}
		synctest.Wait()
		for range results { // the views are opened
			calls.Release(0, nil)
		}
		for left := len(results); left > 0; left-- {
			synctest.Wait()
			require.Len(t, calls.Waiting(), left)
			calls.Release(left-1, nil)
		}
		synctest.Wait()
		require.Equal(t, []int64{1, 11, 21}, results)
		require.Zero(t, fake.OpenResults())
	})
}

// A call that a client cancels is cancelled at the source behind the handler too.
func TestCancellingReachesTheSource(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var calls sourcetest.Scheduler
		fake := &sourcetest.Fake[person]{Source: newSlice(newPeople(100)), Before: calls.Hold}
		v := open(t, source(t, serve(&restrows.Handler[person]{Source: fake, Timeout: time.Minute})))
		ctx, cancel := context.WithCancel(t.Context())
		result := make(chan error, 1)
		count := func(ctx context.Context) {
			_, err := v.Count(ctx)
			result <- err
		}
		go count(ctx)
		synctest.Wait()
		require.Len(t, calls.Waiting(), 1)
		cancel()
		require.ErrorIs(t, <-result, context.Canceled)
		synctest.Wait()
		require.Empty(t, calls.Waiting())

		go count(t.Context()) // nobody releases it: the handler ends it
		require.ErrorContains(t, <-result, "the call took too long")
		require.Empty(t, calls.Waiting())
		require.Zero(t, fake.OpenResults())
	})
}
