// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// mostTries is the number of attempts of a transaction that loses against others: about three seconds.
	mostTries = 9
	// firstPause is the longest pause after the first attempt. Each later pause is up to twice as long.
	firstPause = 10 * time.Millisecond
)

// Write implements rowsource.Writer. All edits are one transaction, which is retried if another one was in
// its way. A unique value that another row has ends it: later edits are not tried.
func (s *Source) Write(ctx context.Context, edits []rowsource.Edit) (rowsource.Outcome, error) {
	if !s.features.Write {
		return rowsource.Outcome{}, fmt.Errorf("sqlrows: %w: writing", rowsource.ErrUnsupported)
	}
	plans, err := s.plan(edits)
	if err != nil {
		return rowsource.Outcome{}, err
	}
	if s.options.Dialect.oneWriter {
		s.gate.close()
		defer s.gate.open()
	}
	out, changed, err := s.tries(ctx, plans)
	if err == nil && len(changed) > 0 {
		s.tell(rowsource.Change{IDs: changed})
	}
	return out, err
}

// tries runs a transaction until it succeeds, or fails for another reason than another transaction.
func (s *Source) tries(ctx context.Context, plans []plan) (rowsource.Outcome, []string, error) {
	careful := false
	for try := 1; ; try++ {
		t := &transaction{source: s, ctx: ctx, careful: careful}
		err := t.run(plans)
		switch {
		case errors.Is(err, errCareful):
			careful = true
			continue
		case ctx.Err() != nil && err != nil:
			return rowsource.Outcome{}, nil, fmt.Errorf("sqlrows: %w", ctx.Err())
		case err == nil:
			return t.out, t.changed, nil
		case try == mostTries || !isClass(err, ClassRetry):
			return rowsource.Outcome{}, nil, err
		}
		if err := pause(ctx, try); err != nil {
			return rowsource.Outcome{}, nil, err
		}
	}
}

// isClass reports whether an error of the database has a class.
func isClass(err error, c Class) bool {
	var e *Error
	return errors.As(err, &e) && e.Class == c
}

// pause waits after the n-th attempt, from 1.
func pause(ctx context.Context, n int) error {
	longest := firstPause << (n - 1)
	timer := time.NewTimer(longest/2 + rand.N(longest/2)) // two that collided must not collide again
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("sqlrows: %w", ctx.Err())
	}
}
