#include "QtWalk.h"

#ifdef QT_WALK
#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace {
class Taker : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void mousePressEvent(QMouseEvent *event) override { event->accept(); }
};

QWidget *widget(void *pointer) { return static_cast<QWidget *>(pointer); }
}  // namespace

void qtwalk_start(void) {
  static int count = 1;
  static char name[] = "benchmark";
  static char *arguments[] = {name, nullptr};
  if (QCoreApplication::instance()) return;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  new QApplication(count, arguments);
}

void *qtwalk_make(void *parent, double x, double y, double width, double height) {
  QWidget *made = new QWidget(widget(parent));
  made->setGeometry(int(x), int(y), int(width), int(height));
  return made;
}

void qtwalk_show(void *outermost) {
  widget(outermost)->show();
  QApplication::processEvents();
}

void *qtwalk_hit(void *outermost, double x, double y) {
  return widget(outermost)->childAt(QPoint(int(x), int(y)));
}

void *qtwalk_make_chain(int depth) {
  QWidget *innermost = new Taker;
  QWidget *outermost = innermost;
  outermost->setGeometry(0, 0, 1000, 1000);
  for (int index = 0; index < depth; index++) {
    innermost = widget(qtwalk_make(innermost, 0, 0, 1000, 1000));
  }
  qtwalk_show(outermost);
  return innermost;
}

void qtwalk_press(void *pointer) {
  QMouseEvent event(
      QEvent::MouseButtonPress, QPointF(5, 5), QPointF(5, 5), Qt::LeftButton, Qt::LeftButton,
      Qt::NoModifier);
  QApplication::sendEvent(widget(pointer), &event);
}

void qtwalk_free(void *pointer) { delete widget(pointer)->window(); }
#endif
