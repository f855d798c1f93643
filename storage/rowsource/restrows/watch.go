// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// watchPause is how long it takes at least between two calls of MethodWatch where nothing changes: a
// service may answer without waiting.
const watchPause = time.Second

// Watch implements rowsource.Watcher. The service holds each call until there is something to tell, so
// that one is under way all the time. At the start, and when the service cannot say what was missed, it
// tells that any row may have changed. It ends with the error of a call that fails after it was
// repeated: the caller may call it again later.
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
