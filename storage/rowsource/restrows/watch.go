// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// watchPause is the minimal time between two calls of MethodWatch without a change: a service may answer
// without waiting.
const watchPause = time.Second

// Watch implements rowsource.Watcher. The service holds each call until there is something to report, so that
// one call is always in progress. At the start, and when the service does not know what was missed, Watch
// reports that any row may have changed. It returns the error of a call that still fails after its retries;
// the caller may call Watch again later.
func (s *Source[T]) Watch(ctx context.Context, tell func(rowsource.Change)) error {
	if !s.options.Features.Watch {
		return unsupported("watching")
	}
	for after := ""; ; {
		begun := time.Now()
		reply, err := s.call(ctx, Call{Method: MethodWatch, After: after})
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return err
		}
		after = reply.Watched.Version
		if reply.Watched.Changed {
			tell(rowsource.Change{IDs: reply.Watched.IDs})
			continue
		}
		if err := sleep(ctx, watchPause-time.Since(begun)); err != nil {
			return err
		}
	}
}
