// Sorts tables by the buttons of their heads, shows the rows that hold what is searched for, and keeps to both when a table is drawn anew.
(function () {
  var orders = {};

  function valueOf(row, at) {
    var text = row.cells[at].textContent.trim();
    var minutes = /^(\d+):(\d\d)$/.exec(text);
    if (minutes) return minutes[1] * 60 + Number(minutes[2]);
    var number = Number(text.replace(/[,%]/g, ''));
    return text === '' || Number.isNaN(number) ? text : number;
  }

  // What has no value comes last either way.
  function compare(one, other, sign) {
    if (one === '' || other === '') return (one === '') - (other === '');
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * String(one).localeCompare(String(other));
  }

  function sort(table, th, order) {
    var at = th.cellIndex;
    var sign = order === 'ascending' ? 1 : -1;
    var body = table.tBodies[0];
    var rows = Array.from(body.rows).sort(function (one, other) {
      return compare(valueOf(one, at), valueOf(other, at), sign);
    });
    rows.forEach(function (row) {
      body.appendChild(row);
    });
    table.querySelectorAll('thead th').forEach(function (other) {
      other.removeAttribute('aria-sort');
    });
    th.setAttribute('aria-sort', order);
  }

  function search(field) {
    var words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    document.querySelectorAll('#' + field.dataset.searches + ' tbody tr').forEach(function (row) {
      var text = row.textContent.toLowerCase();
      row.hidden = !words.every(function (word) {
        return text.includes(word);
      });
    });
  }

  function redrawn(id) {
    var output = document.getElementById(id);
    var order = orders[id];
    var heads = output && order ? Array.from(output.querySelectorAll('thead th')) : [];
    heads
      .filter(function (th) {
        return th.textContent === order.name;
      })
      .forEach(function (th) {
        sort(th.closest('table'), th, order.way);
      });
    document.querySelectorAll('[data-searches="' + id + '"]').forEach(search);
  }

  document.addEventListener('click', function (event) {
    var button = event.target.closest('th button');
    if (!button) return;
    var th = button.parentElement;
    var first = th.classList.contains('number') ? 'descending' : 'ascending';
    var second = first === 'ascending' ? 'descending' : 'ascending';
    var way = th.getAttribute('aria-sort') === first ? second : first;
    sort(th.closest('table'), th, way);
    orders[th.closest('.shiny-html-output').id] = { name: th.textContent, way: way };
  });

  document.addEventListener('input', function (event) {
    if (event.target.dataset.searches) search(event.target);
  });

  window.addEventListener('DOMContentLoaded', function () {
    var dark = window.matchMedia('(prefers-color-scheme: dark)');
    function tell() {
      Shiny.setInputValue('dark', dark.matches);
    }
    dark.addEventListener('change', tell);
    $(document).on('shiny:connected', tell);
    $(document).on('shiny:value', function (event) {
      setTimeout(redrawn, 0, event.name);
    });
  });
})();
