// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// trouble delays the calls of a source, or makes them fail, as users choose. The zero value does neither. Any number
// of goroutines may use it at the same time.
type trouble struct {
	now atomic.Pointer[troubleState]
}

// troubleState holds the delay and the error of calls of the source.
type troubleState struct {
	wait time.Duration
	err  error
}

// slowness is the delay of each call of a slow database.
const slowness = 1500 * time.Millisecond

var connectionText = look.Text{En: "the connection was lost", Ko: "연결이 끊어졌습니다"}

// set applies a choice of speedTexts, and reports whether rows should be read again to show its effect.
func (t *trouble) set(choice int, l look.Lang) (read bool) {
	s := &troubleState{}
	switch choice {
	case 1:
		s.wait = slowness
	case 2:
		s.err = errors.New(connectionText.In(l))
	}
	t.now.Store(s)
	return choice > 0
}

// before delays or fails a call of the source. The source runs it first.
func (t *trouble) before(ctx context.Context, _ sourcetest.Call) error {
	s := t.now.Load()
	if s == nil {
		return nil
	}
	if s.wait > 0 {
		timer := time.NewTimer(s.wait)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return s.err
}
