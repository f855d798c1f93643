// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"context"
	"database/sql/driver"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// untilCancelled waits until the context of the driver ends.
func untilCancelled(ctx context.Context, _ string) error {
	<-ctx.Done()
	return driver.ErrBadConn // drivers have errors of their own for it
}

func TestContextsReachTheDriver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSource(t, &fakeDB{wait: untilCancelled}, sqlrows.Options{})
		v := openView(t, s, rowsource.Query{})
		for name, call := range map[string]func(context.Context) error{
			"read":  func(ctx context.Context) error { _, err := v.Read(ctx, rowsource.Seek{Index: 0}, 1); return err },
			"count": func(ctx context.Context) error { _, err := v.Count(ctx); return err },
			"locate": func(ctx context.Context) error {
				_, err := v.Locate(ctx, "1")
				return err
			},
		} {
			ctx, cancel := context.WithCancel(context.Background())
			ended := make(chan error, 1)
			go func() { ended <- call(ctx) }()
			synctest.Wait()
			cancel()
			require.ErrorIs(t, <-ended, context.Canceled, name)
		}
		ended := make(chan error, 1)
		go func() {
			_, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, 1)
			ended <- err
		}()
		synctest.Wait()
		require.NoError(t, v.Close())
		require.ErrorIs(t, <-ended, rowsource.ErrClosed)
	})
}

func TestWritesInterruptScans(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		scans := 0
		f := &fakeDB{
			wait: func(ctx context.Context, statement string) error {
				if strings.Contains(statement, "OFFSET 4095") {
					if scans++; scans == 1 {
						return untilCancelled(ctx, statement)
					}
				}
				return nil
			},
			answer: func(statement string) ([][]driver.Value, error) {
				if strings.Contains(statement, "count(*)") {
					return [][]driver.Value{{int64(3)}}, nil
				}
				return nil, nil
			},
		}
		s := newSource(t, f, sqlrows.Options{Dialect: sqlrows.SQLite()})
		v := openView(t, s, rowsource.Query{})
		counted := make(chan rowsource.Count, 1)
		go func() {
			c, _ := v.Count(context.Background())
			counted <- c
		}()
		synctest.Wait()
		_, err := s.Write(context.Background(), touch)
		require.NoError(t, err)
		require.Equal(t, rowsource.Count{N: 3, Exact: true}, <-counted)
		require.Equal(t, 2, scans)
	})
}

func TestCountEstimatesWhileTheScanRuns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fakeDB{
			wait: func(ctx context.Context, statement string) error {
				if strings.Contains(statement, "OFFSET 4095") {
					return untilCancelled(ctx, statement)
				}
				return nil
			},
			answer: func(statement string) ([][]driver.Value, error) {
				if strings.Contains(statement, "reltuples") {
					return [][]driver.Value{{int64(12345)}}, nil
				}
				return nil, nil
			},
		}
		v := openView(t, newSource(t, f, sqlrows.Options{}), rowsource.Query{})
		count, err := v.Count(context.Background())
		require.NoError(t, err)
		require.Equal(t, rowsource.Count{N: 12345}, count)
	})
}

func TestScanThatFailsIsBegunAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		fails := true
		f := &fakeDB{answer: func(statement string) ([][]driver.Value, error) {
			switch {
			case fails && strings.Contains(statement, "OFFSET 4095"):
				fails = false
				return nil, stateError("57P01")
			case strings.Contains(statement, "count(*)"):
				return [][]driver.Value{{int64(3)}}, nil
			}
			return nil, nil
		}}
		v := openView(t, newSource(t, f, sqlrows.Options{}), rowsource.Query{})
		_, err := v.Count(context.Background())
		var e *sqlrows.Error
		require.ErrorAs(t, err, &e)
		require.Equal(t, sqlrows.ClassGone, e.Class)
		count, err := v.Count(context.Background())
		require.NoError(t, err)
		require.Equal(t, rowsource.Count{N: 3, Exact: true}, count)
	})
}
